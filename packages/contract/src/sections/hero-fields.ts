import { image, link, stripped, text } from '../fields.ts';

/** `cover` and `banner` say the same; `banner` stands lower, as a page's own hero. */
export const heroFields = {
  title: text(),
  description: stripped(),
  buttonText: text(),
  buttonLink: link({ wire: 'button_link' }),
  image: image({ also: ['backgroundImage'] }),
  logo: image(),
};
