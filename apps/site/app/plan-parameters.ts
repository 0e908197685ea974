/** By which a link to a form names one plan of a page's table (docs/contract.md): the page, and which of its plans. */
export const planParameters = ['page', 'plan'] as const;
