export const linksPerPage = 20;

/** Of campaigns, channels and domains: what a page tells of each is asked one by one. */
export const placesPerPage = 10;
