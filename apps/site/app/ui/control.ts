/** What a visitor types into or chooses from. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
