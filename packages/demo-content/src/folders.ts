import { join } from 'node:path';

/** Where the drawings lie, one SVG file for each picture key. */
export const imagesFolder = join(import.meta.dirname, 'images');

/** Where the documents lie, one PDF file for each document key. */
export const documentsFolder = join(import.meta.dirname, 'documents');
