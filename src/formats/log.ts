import { defineFormat } from './format.ts';

const TIME = String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d`;
const LEVEL = 'TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL';
/** Access logs of web servers, of which one line is enough. */
const ACCESS = /^\S+ \S+ \S+ \[\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}\] "/u;
const LINES = [
  ACCESS,
  // ISO 8601 and what most libraries write, also after the name of a container.
  new RegExp(String.raw`^(?:[\w.-]{1,60}\s*\|\s*)?[["]?${TIME}(?:[.,]\d+)?(?:Z|[ ]?[+-]\d\d:?\d\d)?[\]"]?[ \t]+\S`, 'u'),
  // syslog (RFC 3164) and journalctl.
  /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ \S+:/u,
  new RegExp(String.raw`^\[?(?:${LEVEL})\]?[: \t]+\S`, 'u'),
  // klog of Kubernetes.
  /^[IWEF]\d{4} \d\d:\d\d:\d\d\.\d{6}\s+\d+ \S+:\d+\]/u,
  // logfmt
  /^(?:time|ts|level)=\S+ .*\b(?:msg|level|message)=/u,
];
/** How much of a long text is judged. */
const HEAD = 4000;
const MAX_LINES = 12;

const isLogged = (line: string): boolean => LINES.some((pattern) => pattern.test(line));

/** Lines of a log: the first and at least one more have a time, a level or both. One line is a log only in an access log. */
export default defineFormat({
  parent: 'text',
  order: 98,
  looksLike(text) {
    const lines = text
      .slice(0, HEAD)
      .split('\n', MAX_LINES)
      .filter((line) => line.trim() !== '');
    if (!isLogged(lines[0] ?? '')) return 'no';
    return ACCESS.test(lines[0] ?? '') || lines.filter(isLogged).length >= 2 ? 'confident' : 'no';
  },
  samples: {
    confident: [
      '2026-11-27 10:00:01,123 INFO app started\n2026-11-27 10:00:02,456 ERROR login failed',
      'Nov 27 10:00:01 host sshd[123]: Accepted publickey for ada\nNov 27 10:00:02 host sshd[123]: session opened',
      '203.0.113.7 - - [27/Nov/2026:10:00:01 +0000] "GET / HTTP/1.1" 200 512',
      'level=info ts=2026-11-27T10:00:01Z msg="request done"\nlevel=info ts=2026-11-27T10:00:02Z msg="request done"',
    ],
  },
});
