export type Suite = {
  file: string;
  title: string;
  specs?: { title: string; tests: { projectName: string }[] }[];
  suites?: Suite[];
};
export function leftOut(suites: Suite[]): string[];
