/** Of what programs keep beside a row and nobody reads: in no form, and no column or filter of a list, which would name it by its name in the code. */
export const technical = { hidden: true, disableListColumn: true, disableListFilter: true } as const;
