/** Windows that are no phone's: no side menu (MENU-01), the calendar beside its field (DATE-02), years four in a row (LIMIT-15, LIMIT-16). */
export const desktop = '(width >= 768px)';
