import { html, image, link, socials, stripped, text } from '../fields.ts';

/** Header, description and a button, as most text blocks have them. The button needs both its fields (BTN-01 to BTN-03). */
export const button = { buttonText: text({ wire: 'button_text' }), buttonUrl: link({ wire: 'button_url' }) };
/** What a block of text says: header, description and the button. */
export const textBlock = { header: text(), description: html(), ...button };

/** Four links, or one list of name, icon and url (WHO-04). */
export const socialLinks = {
  twitter: link({ wire: 'twitter_link' }),
  linkedIn: link({ wire: 'linkedIn_link' }),
  instagram: link({ wire: 'instagram_link' }),
  facebook: link({ wire: 'facebook_link' }),
  socialLinks: socials({ also: ['social_links'] }),
};

/** `cover` and `banner` say the same; `banner` stands lower, as a page's own hero. */
export const heroFields = {
  title: text(),
  description: stripped(),
  buttonText: text(),
  buttonLink: link({ wire: 'button_link' }),
  image: image({ also: ['backgroundImage'] }),
  logo: image(),
};
