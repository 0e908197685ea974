/** The place of the files does not answer, or refused what it was asked for. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';
}
