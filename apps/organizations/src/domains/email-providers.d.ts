declare module 'email-providers' {
  /** Domains under which everybody can have an address. */
  const domains: string[];
  export default domains;
}
