/** As many as the detail of an organization holds. */
export const membersPerPage = 100;

export const linksPerPage = 20;

/** Of what is in a channel, which is a part of its page. */
export const itemsPerPage = 10;

export const destinationsPerPage = 20;

export const applicationsPerPage = 20;
