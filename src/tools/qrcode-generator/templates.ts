export const templateKinds = ['link', 'email', 'phone', 'sms', 'place', 'contact', 'event'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export type TemplateFieldName =
  | 'address'
  | 'emailAddress'
  | 'subject'
  | 'message'
  | 'phoneNumber'
  | 'latitude'
  | 'longitude'
  | 'givenName'
  | 'familyName'
  | 'organization'
  | 'website'
  | 'postalAddress'
  | 'eventTitle'
  | 'start'
  | 'end'
  | 'location'
  | 'description';

export type TemplateControl = 'text' | 'email' | 'tel' | 'url' | 'lines' | 'datetime-local';

interface TemplateField {
  readonly name: TemplateFieldName;
  readonly control: TemplateControl;
}

export type TemplateValues = Readonly<Partial<Record<TemplateFieldName, string>>>;

const field = (name: TemplateFieldName, control: TemplateControl = 'text'): TemplateField => ({ name, control });

/** The fields of each content type. */
export const templateFields: Readonly<Record<TemplateKind, readonly TemplateField[]>> = {
  link: [field('address', 'url')],
  email: [field('emailAddress', 'email'), field('subject'), field('message', 'lines')],
  phone: [field('phoneNumber', 'tel')],
  sms: [field('phoneNumber', 'tel'), field('message', 'lines')],
  place: [field('latitude'), field('longitude')],
  contact: [
    field('givenName'),
    field('familyName'),
    field('organization'),
    field('phoneNumber', 'tel'),
    field('emailAddress', 'email'),
    field('website', 'url'),
    field('postalAddress'),
  ],
  event: [field('eventTitle'), field('start', 'datetime-local'), field('end', 'datetime-local'), field('location'), field('description', 'lines')],
};

const writers: Readonly<Record<TemplateKind, (values: Readonly<Record<TemplateFieldName, string>>) => string>> = {
  link: ({ address }) => (address === '' || /^[a-z][a-z\d+.-]*:/iu.test(address) ? address : `https://${address}`),
  email: ({ emailAddress, subject, message }) => `mailto:${emailAddress}${queryOf({ subject, body: message })}`,
  phone: ({ phoneNumber }) => `tel:${dialable(phoneNumber)}`,
  sms: ({ phoneNumber, message }) => `SMSTO:${dialable(phoneNumber)}:${message}`,
  place: ({ latitude, longitude }) => `geo:${coordinate(latitude)},${coordinate(longitude)}`,
  contact: writeContact,
  event: writeEvent,
};

/** Formats the values as the text that scanners recognize. */
export function formatTemplate(kind: TemplateKind, values: TemplateValues): string {
  const empty = Object.fromEntries(templateFields[kind].map(({ name }) => [name, '']));
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  return writers[kind]({ ...empty, ...trimmed } as Record<TemplateFieldName, string>);
}

/** Formats a query, as in RFC 6068. Unpaired surrogates, which cannot be percent-encoded, become U+FFFD. */
function queryOf(parameters: Readonly<Record<string, string>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = given.map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))}`).join('&');
  return query && `?${query}`;
}

/** Removes visual separators (RFC 3966, section 5.1.1). */
const dialable = (phoneNumber: string): string => phoneNumber.replaceAll(/[\s().\-/]/gu, '');

const coordinate = (text: string): string => text.replace(',', '.').replace('−', '-');

/** Formats a vCard (RFC 2426) with bare line feeds, which scanners accept and which save space. */
function writeContact(values: Readonly<Record<TemplateFieldName, string>>): string {
  const { givenName, familyName, organization, phoneNumber, emailAddress, website, postalAddress } = values;
  return lines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(familyName)};${escapeText(givenName)};;;`,
    `FN:${escapeText([givenName, familyName].filter(Boolean).join(' ') || organization)}`,
    organization && `ORG:${escapeText(organization)}`,
    phoneNumber && `TEL:${dialable(phoneNumber)}`,
    emailAddress && `EMAIL:${emailAddress}`,
    website && `URL:${website}`,
    postalAddress && `ADR:;;${escapeText(postalAddress)};;;;`,
    'END:VCARD',
  ]);
}

/** Formats an event (RFC 5545, section 3.6.1) with floating local times. */
function writeEvent({ eventTitle, start, end, location, description }: Readonly<Record<TemplateFieldName, string>>): string {
  return lines([
    'BEGIN:VEVENT',
    `SUMMARY:${escapeText(eventTitle)}`,
    start && `DTSTART:${basicTime(start)}`,
    end && `DTEND:${basicTime(end)}`,
    location && `LOCATION:${escapeText(location)}`,
    description && `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
  ]);
}

const lines = (texts: readonly string[]): string => texts.filter(Boolean).join('\n');

const escapeText = (text: string): string => text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r?\n/gu, String.raw`\n`);

/** Converts `2026-01-31T12:00` to `20260131T120000`. */
const basicTime = (time: string): string => time.replaceAll(/[-:]/gu, '').slice(0, 15).padEnd(15, '0');
