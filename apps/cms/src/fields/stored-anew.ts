/** What the window is told, with the moment of it, once something newer than its form is stored: by a colleague, another window or a schedule. */
export const storedAnew = 'stored-anew';
