/** A journey of each language says which in its title. */
const language = /(?<![\w-])(en|ar)(?![\w-])/g;

/**
 * Which journeys `npm test` leaves to the full run: of two that differ in their language alone one by turns, so that half of them are walked in
 * Arabic and half in English. It depends on the title, so that it is the same in every run.
 *
 * @param suites of Playwright's report
 * @returns titles as a list of Playwright has them
 */
export function leftOut(suites) {
  const twins = new Map();
  for (const title of suites.flatMap((suite) => titlesIn(suite))) {
    const both = title.replaceAll(language, '*');
    twins.set(both, [...(twins.get(both) ?? []), title]);
  }
  return [...twins].flatMap(([both, titles]) => {
    const one = titles[[...both].reduce((sum, sign) => sum + sign.codePointAt(0), 0) % 2];
    return titles.length === 2 && one ? [one] : [];
  });
}

function titlesIn({ file, specs = [], suites = [] }, within = []) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName }) => [`[${projectName}]`, file, ...within, title].join(' › ')),
  );
  return [...own, ...suites.flatMap((suite) => titlesIn(suite, [...within, suite.title]))];
}
