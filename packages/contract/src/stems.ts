const arabic = /^[\u0621-\u064a]+$/;
const latin = /^[a-z]+$/;

/** The article with what is written together with it: وال بال كال فال لل ال, and و before them. */
const articles = /^(?:و?(?:ال|بال|كال|فال|لل)|فلل)(?=.{2})/;
/** Endings of number, gender and possession; the longest is taken first. */
const arabicEndings = /(?:تهما|تكما|تهم|تكم|تها|تنا|تك|ته|تي|يات|ات|ان|ون|ين|يه|هما|كما|هم|كم|ها|نا|وا|ه|ي|ك|ت|ا)$/;
/** Their last letters belong to the word. */
const arabicWhole = new Set([
  ...['تامين', 'قانون', 'بيان', 'ضمان', 'مكان', 'انسان', 'لجان', 'اسنان', 'تمكين', 'تحسين'],
  ...['ايبان', 'اهليه', 'ظهران'],
]);
/** The parents and each of them: their first letters are no "and the", or religion and debt would find them. */
const parents =
  /^والد(?:ا|ان|اي|اه|اك|اهم|ين|ي|يه|يها|يهم|يك|يكم|ينا|ه|ها|هم|ك|كم|نا|ات|ته|تي|تها|تهم|تك|تكم|تنا|تان|تين)?$/;
/** Words that begin as the article does, alone and after a joined letter: God is not "his", colours are no "then". */
const arabicOwn = /^[وفبكل]?(?:الله|الان|الاف|الات|الوان)$/;
/** Names that begin with an article and are no other word's form: the bank is not "my family". */
const arabicNames = new Set(['الاهلي', 'والاهلي', 'بالاهلي', 'للاهلي']);

/**
 * What different forms of a word have in common, where that is shorter than the word: without the Arabic article and
 * ending (السيارات، سيارتك → سيار), without the English plural, -ing and -ed (policies → policy). It is indexed beside
 * the word, never in its place.
 */
export function stemOf(word: string): string {
  if (arabic.test(word)) return arabicStem(word);
  return latin.test(word) ? englishStem(word) : word;
}

/**
 * The stem under a joined و ف ب ك ل without the article (لسيارتي → سيار). Those letters often belong to the word, so
 * this is a guess, which counts for less.
 */
function looseStemOf(word: string): string | undefined {
  return arabic.test(word) && !parents.test(word) && /^[وفبكل].{4}/.test(word) ? arabicStem(word.slice(1)) : undefined;
}

/** A word without the Arabic article: السفر is looked for as سفر. */
export function withoutArticle(word: string): string {
  return arabic.test(word) && !parents.test(word) && !arabicOwn.test(word) ? word.replace(articles, '') : word;
}

/** Every form under which a word is kept and found. */
export function formsOf(word: string): string[] {
  return [...new Set([word, stemOf(word), looseStemOf(word) ?? word])];
}

function arabicStem(word: string): string {
  if (arabicNames.has(word)) return 'الاهلي';
  let stem = withoutArticle(word);
  // Two rounds: مطالباتك is مطالب with two endings.
  for (let round = 0; round < 2 && !arabicWhole.has(stem); round++) {
    const shorter = stem.replace(arabicEndings, '');
    if (shorter.length < 3) break;
    stem = shorter;
  }
  return stem;
}

/** Without the English plural, -ing and -ed. */
export function englishStem(word: string): string {
  if (word.length < 4) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/.test(word)) return word.slice(0, -1);
  const base = /^(.{4,}?)(?:ing|ed)$/.exec(word)?.[1];
  // travelling → travel, but selling → sell
  return base ? base.replace(/([^aeiousl])\1$|(?<=.{5})(l)l$/, '$1$2') : word;
}
