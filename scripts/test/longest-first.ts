import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes; begun last, one core would wait for the other. */
const longest = [
  'scripts/scaffolds.test.ts',
  'demo-content.sqlite.test.ts',
  'starts.postgres.test.ts',
  'chaos.postgres.test.ts',
];

/** Vitest's own order but for the longest files, which begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(!longest.some((name) => moduleId.endsWith(name)));
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
