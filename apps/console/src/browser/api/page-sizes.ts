/** As many as the detail of an organization holds. */
export const membersPerPage = 100;

export const linksPerPage = 20;

export const applicationsPerPage = 20;

/** Of campaigns, channels and domains: what a page tells of each is asked one by one. */
export const placesPerPage = 10;

export const destinationsPerPage = 20;
