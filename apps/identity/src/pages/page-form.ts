/** Fields of a submitted form, by name. */
export type Form = Partial<Record<string, string>>;
