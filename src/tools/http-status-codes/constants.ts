import type { StatusCode } from './codes.ts';

export interface Constant {
  /** Language or framework, by its own name. */
  readonly label: string;
  readonly text: string;
}

interface Library {
  readonly language: string;
  readonly prefix: string;
  readonly style: 'PascalCase' | 'SCREAMING_SNAKE_CASE';
  /** Names that differ from the current standard name; '' if the library has no constant. Old names still work in newer versions. */
  readonly exceptions: Readonly<Record<number, string>>;
}

const libraries: readonly Library[] = [
  {
    language: 'Node.js',
    prefix: 'http2.constants.HTTP_STATUS_',
    style: 'SCREAMING_SNAKE_CASE',
    exceptions: { 306: '', 413: 'PAYLOAD_TOO_LARGE', 418: 'TEAPOT', 422: 'UNPROCESSABLE_ENTITY' },
  },
  {
    language: 'Go',
    prefix: 'http.Status',
    style: 'PascalCase',
    exceptions: {
      203: 'NonAuthoritativeInfo',
      306: '',
      407: 'ProxyAuthRequired',
      413: 'RequestEntityTooLarge',
      414: 'RequestURITooLong',
      416: 'RequestedRangeNotSatisfiable',
      418: 'Teapot',
      422: 'UnprocessableEntity',
    },
  },
  {
    language: 'Java (Spring)',
    prefix: 'HttpStatus.',
    style: 'SCREAMING_SNAKE_CASE',
    exceptions: {
      306: '',
      413: 'PAYLOAD_TOO_LARGE',
      416: 'REQUESTED_RANGE_NOT_SATISFIABLE',
      418: 'I_AM_A_TEAPOT',
      // The library names 421 after a draft: DESTINATION_LOCKED.
      421: '',
      422: 'UNPROCESSABLE_ENTITY',
    },
  },
  {
    language: 'C#',
    prefix: 'HttpStatusCode.',
    style: 'PascalCase',
    exceptions: {
      306: 'Unused',
      413: 'RequestEntityTooLarge',
      414: 'RequestUriTooLong',
      416: 'RequestedRangeNotSatisfiable',
      418: '',
      422: 'UnprocessableEntity',
      425: '',
      505: 'HttpVersionNotSupported',
    },
  },
  {
    language: 'Python',
    prefix: 'HTTPStatus.',
    style: 'SCREAMING_SNAKE_CASE',
    exceptions: {
      306: '',
      413: 'REQUEST_ENTITY_TOO_LARGE',
      414: 'REQUEST_URI_TOO_LONG',
      416: 'REQUESTED_RANGE_NOT_SATISFIABLE',
      422: 'UNPROCESSABLE_ENTITY',
    },
  },
];

type Named = Pick<StatusCode, 'code' | 'name' | 'reference'>;

/** Returns the constants that programs use for a code. Unofficial codes have none. */
export function constantsOf({ code, name, reference }: Named): readonly Constant[] {
  if (reference === '') return [];
  return libraries.flatMap(({ language, prefix, style, exceptions }) => {
    const constant = exceptions[code] ?? formatConstant(name, style);
    return constant === '' ? [] : [{ label: language, text: prefix + constant }];
  });
}

function formatConstant(name: string, style: Library['style']): string {
  const words = name.replaceAll("'", '').split(/[^A-Za-z]+/u);
  if (style === 'SCREAMING_SNAKE_CASE') return words.join('_').toUpperCase();
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** Returns the URL of the section in a reference such as `RFC 9110 §15.5.5`; `undefined` if there is none. */
export function referenceUrl(reference: string): string | undefined {
  const [, number, section] = /^RFC (\d+)(?: §([\d.]+))?$/u.exec(reference) ?? [];
  if (number === undefined) return undefined;
  return `https://www.rfc-editor.org/rfc/rfc${number}${section === undefined ? '' : `#section-${section}`}`;
}
