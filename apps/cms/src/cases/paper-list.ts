/** Papers as they stand in a text; undefined where there are none. */
export function listOf(papers: readonly string[] | null | undefined): string | undefined {
  return papers?.length ? papers.map((paper) => `- ${paper}`).join('\n') : undefined;
}
