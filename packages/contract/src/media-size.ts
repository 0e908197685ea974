/** In megabytes, how large a picture or document may be at most: the site passes none on that is larger. */
export const maxMediaMegabytes = 40;
