/** A pattern ready to use. Its name is the reference text `template-` and the id. */
export interface Template {
  readonly id: string;
  readonly pattern: string;
  readonly flags: string;
  /** Texts that match. */
  readonly good: readonly string[];
  /** Texts that do not. */
  readonly bad: readonly string[];
}

export const templates: readonly Template[] = [
  {
    id: 'email',
    pattern: "^[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
    flags: 'u',
    good: ['ada@example.org', 'a+b@sub.example.co.uk'],
    bad: ['ada@', '@example.org', 'a b@example.org'],
  },
  {
    id: 'web-address',
    pattern: String.raw`^https?:\/\/[^\s\/$.?#][^\s]*$`,
    flags: 'iu',
    good: ['https://example.org/a?b=1#c', 'http://localhost:8080'],
    bad: ['ftp://example.org', 'https://', 'https:// a'],
  },
  {
    id: 'ipv4',
    pattern: String.raw`^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$`,
    flags: 'u',
    good: ['192.168.0.1', '255.255.255.255'],
    bad: ['256.1.1.1', '1.2.3', '1.2.3.4.'],
  },
  {
    id: 'ipv4-network',
    pattern: String.raw`^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!\/)|(?=\/))){4}\/(?:3[0-2]|[12]?\d)$`,
    flags: 'u',
    good: ['10.0.0.0/8', '192.168.1.0/24'],
    bad: ['10.0.0.0', '10.0.0.0/33'],
  },
  {
    id: 'mac',
    pattern: String.raw`^(?:[0-9A-F]{2}([:-]))(?:[0-9A-F]{2}\1){4}[0-9A-F]{2}$`,
    flags: 'iu',
    good: ['00:1A:2B:3C:4D:5E', '00-1a-2b-3c-4d-5e'],
    bad: ['00:1A-2B:3C:4D:5E', '00:1A:2B:3C:4D'],
  },
  {
    id: 'uuid',
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
    flags: 'iu',
    good: ['123e4567-e89b-12d3-a456-426614174000'],
    bad: ['123e4567e89b12d3a456426614174000', '00000000-0000-0000-0000-000000000000'],
  },
  {
    id: 'date',
    pattern: String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$`,
    flags: 'u',
    good: ['2026-11-21', '1999-12-31'],
    bad: ['2026-13-01', '2026-1-1', '21-11-2026'],
  },
  {
    id: 'time',
    pattern: String.raw`^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$`,
    flags: 'u',
    good: ['00:00', '23:59:59'],
    bad: ['24:00', '7:30', '12:60'],
  },
  {
    id: 'date-time',
    pattern: String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$`,
    flags: 'iu',
    good: ['2026-11-21T02:42:15Z', '1990-12-31T15:59:60-08:00'],
    bad: ['2026-11-21 02:42:15', '2026-11-21T02:42:15'],
  },
  {
    id: 'integer',
    pattern: String.raw`^[+-]?\d+$`,
    flags: 'u',
    good: ['0', '-42', '+7'],
    bad: ['1.5', '1e3', ''],
  },
  {
    id: 'decimal',
    pattern: String.raw`^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$`,
    flags: 'iu',
    good: ['3.14', '-.5', '6e23'],
    bad: ['.', '1e', '1,5'],
  },
  {
    id: 'hex-color',
    pattern: '^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$',
    flags: 'iu',
    good: ['#fff', '#18a058', '#18a05880'],
    bad: ['#12345', '18a058', '#ggg'],
  },
  {
    id: 'slug',
    pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    flags: 'u',
    good: ['hello-world', 'a1'],
    bad: ['Hello', '-a', 'a--b'],
  },
  {
    id: 'semver',
    pattern: String.raw`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$`,
    flags: 'u',
    good: ['1.0.0', '2.1.0-rc.1+build.5'],
    bad: ['1.0', '01.0.0', '1.0.0-'],
  },
  {
    id: 'jwt',
    pattern: String.raw`^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$`,
    flags: 'u',
    good: ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_'],
    bad: ['a.b', 'a b.c.d'],
  },
  {
    id: 'base64',
    pattern: String.raw`^(?:[A-Za-z0-9+\/]{4})*(?:[A-Za-z0-9+\/]{2}==|[A-Za-z0-9+\/]{3}=)?$`,
    flags: 'u',
    good: ['aGVsbG8=', 'Zm9v'],
    bad: ['aGVsbG8', 'Zm9v='],
  },
  {
    id: 'html-tag',
    pattern: String.raw`<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>`,
    flags: 'giu',
    good: ['<a href="#">', '</div>', '<br/>'],
    bad: ['< a>', '<1>'],
  },
  {
    id: 'doubled-word',
    pattern: String.raw`\b(\p{L}+)\s+\1\b`,
    flags: 'giu',
    good: ['the the', 'Is is'],
    bad: ['the then', 'a b'],
  },
  {
    id: 'trailing-space',
    pattern: String.raw`[ \t]+$`,
    flags: 'gmu',
    good: ['a  ', 'b\t\nc'],
    bad: ['a', 'a b'],
  },
  {
    id: 'blank-line',
    pattern: String.raw`^[ \t]*\r?\n`,
    flags: 'gmu',
    good: ['\n', 'a\n\nb'],
    bad: ['a\nb'],
  },
  {
    id: 'log-line',
    pattern: String.raw`^(?<host>\S+) \S+ (?<user>\S+) \[(?<time>[^\]]+)\] "(?<request>[^"]*)" (?<status>\d{3}) (?<size>\d+|-)`,
    flags: 'mu',
    good: ['127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] "GET /a.gif HTTP/1.0" 200 2326'],
    bad: ['hello'],
  },
  {
    id: 'strong-password',
    pattern: String.raw`^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\d\s]).{12,}$`,
    flags: 'u',
    good: ['Correct-Horse-7'],
    bad: ['correcthorse', 'Short-1a'],
  },
];
