const [openingBrace, openingBracket, openingTag] = [...'{[<'].map((sign) => sign.charCodeAt(0));

/** Bytes: of a letter in the text and in what is made of it, of an object or a list, and of an element of rich text. */
const weights = { letter: 4, container: 64, element: 200 };

/**
 * Roughly what a response takes in memory, parsed and read in each language, in bytes. What is made of it counts and not its
 * length alone: `{}` is an object however few its letters are, and a tag is an element of a tree.
 */
export function memoryOf(text: string): number {
  let [containers, elements] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === openingTag) elements++;
    else if (sign === openingBrace || sign === openingBracket) containers++;
  }
  return text.length * weights.letter + containers * weights.container + elements * weights.element;
}
