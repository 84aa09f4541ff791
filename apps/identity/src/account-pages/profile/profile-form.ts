import { updateAccountProfile, type FieldErrors, type UpdateAccountProfile } from '@platform/contracts';
import { fieldErrors } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import type { Form } from '../../pages/forms/index.js';
import type { User } from '../../people/index.js';

const ownFields = ['name', 'surname', 'birthday', 'gender', 'phone', 'language', 'zoneinfo'] as const;
const addressFields = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;
type FieldName = (typeof ownFields)[number] | (typeof addressFields)[number];

/** The fields of the profile as a form has them: texts, flat. */
export type ProfileForm = Partial<Record<FieldName, string>>;

export function profileValues(user: User): ProfileForm {
  return pick([...ownFields, ...addressFields], user);
}

/** What the API would take, or the errors by field in the person's language. */
export function readProfile(
  language: Language,
  form: Form,
): { change: UpdateAccountProfile; errors?: never } | { change?: never; errors: FieldErrors } {
  const wanted = updateAccountProfile.safeParse({ ...pick(ownFields, form), address: pick(addressFields, form) });
  if (wanted.success) return { change: wanted.data };
  const names = Object.keys(fieldErrors(wanted.error.issues)).map((path) => path.replace(/^address\./, ''));
  return { errors: Object.fromEntries(names.map((name) => [name, [words(language, name)]])) };
}

function words(language: Language, field: string): string {
  const texts = messages('account', language);
  const known: Record<string, string> = {
    name: messages('form-problems', language).not_a_name,
    surname: messages('form-problems', language).not_a_name,
    birthday: texts.wrongBirthday,
    phone: texts.wrongPhone,
    country: texts.wrongCountry,
  };
  return known[field] ?? texts.wrong;
}

function pick<K extends string>(names: readonly K[], from: object): Partial<Record<K, string>> {
  const values = from as Partial<Record<K, string | null>>;
  return Object.fromEntries(names.flatMap((name) => (values[name] == null ? [] : [[name, values[name]]]))) as Partial<
    Record<K, string>
  >;
}
