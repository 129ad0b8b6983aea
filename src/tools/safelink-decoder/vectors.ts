import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const SAFE_LINK =
  'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.com%2Fsearch%3Fq%3Dsafelink%26rlz%3D1&data=05%7C02%7C%7C1ed07253975b46da1d1508dc3443752a%7C84df9e7fe9f640afb435aaaaaaaaaaaa%7C1%7C0%7C638442711583216725%7CUnknown%7C&sdata=%2BQ&reserved=0';

export default vectors<typeof fields>({
  decode: [
    {
      source: 'python3 urllib, datetime',
      input: { link: SAFE_LINK },
      output: {
        url: 'https://www.example.com/search?q=safelink&rlz=1',
        host: 'www.example.com',
        service: 'outlook-safe-links',
        layers: [{ service: 'outlook-safe-links', url: 'https://www.example.com/search?q=safelink&rlz=1' }],
        recipient: '',
        tenantId: '84df9e7f-e9f6-40af-b435-aaaaaaaaaaaa',
        timestamp: '2024-02-23T07:45:58.321Z',
        notes: [],
      },
      example: true,
    },
    {
      source: 'a link on a mailing list',
      input: { link: 'https://urldefense.com/v3/__https://wigner.hu/*kadlec/pgp_public_key.txt__;fg!!GjvTz_vk!Ueht58Jfq7I9$' },
      output: { url: 'https://wigner.hu/~kadlec/pgp_public_key.txt', service: 'proofpoint-v3' },
      example: true,
    },
    {
      source: 'by hand: three asterisks and two runs; python3 base64',
      input: { link: 'https://urldefense.com/v3/__https:/a.example/*b**A*x**Bc%20d__;fsOkw7bDvMOfMTIz!!a!b$' },
      output: { url: 'https://a.example/~bäöüxß12c d' },
    },
    {
      source: 'by hand: asterisks without characters are kept',
      input: { link: 'https://urldefense.us/v3/__https://a.example/*b*c__;fg!!' },
      output: { url: 'https://a.example/~b*c' },
    },
    {
      source: 'by hand: asterisks in the target itself',
      input: { link: 'https://urldefense.com/v3/__http://a.example/*__;Kg!!x$' },
      output: { url: 'http://a.example/*' },
    },
    { source: 'by hand: no characters', input: { link: 'https://urldefense.com/v3/__https://a.example/b__;!!x$' }, output: { url: 'https://a.example/b' } },
    {
      source: 'python3',
      input: { link: 'https://urldefense.proofpoint.com/v2/url?u=https-3A__media.mnn.com_assets_a.jpg&d=DwMFaQ&c=x' },
      output: { url: 'https://media.mnn.com/assets/a.jpg', service: 'proofpoint-v2' },
      example: true,
    },
    {
      source: 'python3: the decoded escapes are not decoded again',
      input: { link: 'https://urldefense.proofpoint.com/v2/url?u=https-3A__a.example_b-5Fc-2Dd-3Fe-3D-2525&d=x' },
      output: { url: 'https://a.example/b_c-d?e=%25' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://urldefense.proofpoint.com/v1/url?u=http://a.example/b&k=x' },
      output: { url: 'http://a.example/b', service: 'proofpoint-v1', notes: ['not-encrypted'] },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fexample.org%2F' },
      output: { url: 'https://example.org/', service: 'youtube' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fa.example%2F&q=' },
      output: { url: 'https://a.example/', service: 'google' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F&h=AT' },
      output: { url: 'https://a.example/', service: 'facebook' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://steamcommunity.com/linkfilter/?u=https%3A%2F%2Fa.example' },
      output: { url: 'https://a.example', service: 'steam' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://duckduckgo.com/l/?uddg=https%3A%2F%2Fa.example%2F' },
      output: { url: 'https://a.example/', service: 'duckduckgo' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://www.linkedin.com/safety/go?url=https%3A%2F%2Fa.example%2F&trk=x' },
      output: { url: 'https://a.example/', service: 'linkedin' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://slack-redir.net/link?url=https%3A%2F%2Fa.example%2F' },
      output: { url: 'https://a.example/', service: 'slack' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://out.reddit.com/t3_x?url=https%3A%2F%2Fa.example%2F' },
      output: { url: 'https://a.example/', service: 'reddit' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://outlook.office.com/mail/safelink.html?url=https%3A%2F%2Fa.example%2F&corid=x' },
      output: { url: 'https://a.example/', service: 'outlook-web' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fa.example%2F&locale=en' },
      output: { url: 'https://a.example/', service: 'teams-safe-links' },
    },
    {
      source: 'aloneguid/bt#221: the host of Teams since 2026',
      input: {
        link: 'https://teams.public.onecdn.static.microsoft/evergreen-assets/safelinks/2/atp-safelinks.html?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc&locale=en-us',
      },
      output: { url: 'https://example.com/a?b=c', service: 'teams-safe-links' },
    },
    {
      source: 'Barracuda Campus: Link Protection',
      input: { link: 'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fexample.com%2fa%3fb%3dc&c=E,1,x&typo=1' },
      output: { url: 'https://example.com/a?b=c', service: 'barracuda' },
    },
    {
      source: 'Cisco Secure Email: URL rewriting',
      input: { link: 'https://secure-web.cisco.com/1x7Z-a_b/https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc%2520d' },
      output: { url: 'https://example.com/a?b=c%20d', service: 'cisco' },
    },
    { source: 'Cisco Secure Email: a truncated link', input: { link: 'https://secure-web.cisco.com/1x7Z-a_b' }, error: 'missing-target', field: 'link' },
    {
      source: 'Sophos Email: Time of Click; python3 base64',
      input: { link: 'https://eu-west-1.protection.sophos.com/?d=example.com&u=aHR0cHM6Ly9leGFtcGxlLmNvbS9hP2I9fn8+&i=x&t=y&h=z&s=q' },
      output: { url: 'https://example.com/a?b=~\u007F>', service: 'sophos' },
    },
    {
      source: 'Symantec Email Security.cloud: Click-time URL Protection',
      input: { link: 'https://clicktime.symantec.com/3FtY5?u=https%3A%2F%2Fexample.com%2Fa' },
      output: { url: 'https://example.com/a', service: 'symantec' },
    },
    {
      source: 'Trellix Email Security: URL rewriting',
      input: { link: 'https://protect2.fireeye.com/v1/url?k=0f-1&q=1&e=x&u=https%3A%2F%2Fexample.com%2Fa' },
      output: { url: 'https://example.com/a', service: 'trellix' },
    },
    {
      source: 'Trend Micro: Time-of-Click Protection',
      input: { link: 'https://imsva91-ctp.trendmicro.com/wis/clicktime/v1/query?url=https%3a%2f%2fexample.com%2fa&umid=x' },
      output: { url: 'https://example.com/a', service: 'trend-micro' },
    },
    {
      source: 'Avanan: Click-Time Protection',
      input: { link: 'https://avanan.url-protection.com/v1/url?o=https%3A//example.com/a&g=x&s=y' },
      output: { url: 'https://example.com/a', service: 'check-point' },
    },
    {
      source: 'Check Point Harmony Email: the target between underscores',
      input: { link: 'https://url.avanan.click/v2/___https://example.com/a?b=c___.YXAz' },
      output: { url: 'https://example.com/a?b=c', service: 'check-point' },
    },
    ...(
      [
        [
          'Check Point Harmony Email: a region',
          'https://protect.checkpoint.com/v2/r02/___https://www.qrcode-monkey.com/___.YzJlOmNwYWxs',
          'https://www.qrcode-monkey.com/',
        ],
        ['Avanan: a region', 'https://url.avanan.click/v2/r01/___https://example.com/a?b=c&d=e___.YXAz', 'https://example.com/a?b=c&d=e'],
        ['Avanan: a region', 'https://avanan.url-protection.com/v1/r01/url?o=https%3A//www.example.org/team/&g=x&h=y', 'https://www.example.org/team/'],
        ['Check Point Harmony Email', 'https://checkpoint.url-protection.com/v1/r07/url?o=https%3A//www.example.org/a&amp;g=x', 'https://www.example.org/a'],
        ['SonicWall', 'https://sonicwall.url-protection.com/v1/url?o=https%3A//example.com/&g=abc', 'https://example.com/'],
        [
          'percona/postgres documentation: a fragment',
          'https://url.avanan.click/v2/___https://www.postgresql.org/docs/16/ddl.html___.YXAz#DDL',
          'https://www.postgresql.org/docs/16/ddl.html#DDL',
        ],
        [
          'copied from a content filter: one slash',
          'https://protect.checkpoint.com/v2/r05/___https:/ocs.example.org/portal___.YXBz',
          'https://ocs.example.org/portal',
        ],
        [
          'copied from a page: an escaped colon',
          'https://protect.checkpoint.com/v2/r01/___https%3A//github.com/a/_b.py%3Fc___.YzJ1',
          'https://github.com/a/_b.py?c',
        ],
        [
          'copied without the signature',
          'https://protect.checkpoint.com/v2/r02/___https://meet.google.com/sbb-mnif-nvn___',
          'https://meet.google.com/sbb-mnif-nvn',
        ],
        ['underscores in the target', 'https://protect.checkpoint.com/v2/r02/___https://example.com/___a___.b___.YzJ1', 'https://example.com/___a___.b'],
      ] as const
    ).map(([source, link, url]) => ({ source, input: { link }, output: { url, service: 'check-point' as const } })),
    {
      source: 'Check Point Harmony Email: truncated',
      input: { link: 'https://protect.checkpoint.com/v2/r02/___https://example.com/a' },
      error: 'missing-target',
      field: 'link',
    },
    {
      source: 'Check Point Harmony Email: not a URL',
      input: { link: 'https://protect.checkpoint.com/v2/r02/___myyux://jcfruqj.htr___.YzJ1' },
      error: 'encoded-target',
      field: 'link',
    },
    {
      source: 'Zix Link Protection',
      input: { link: 'https://link.edgepilot.com/s/1/2?u=https://example.com/a' },
      output: { url: 'https://example.com/a', service: 'zix' },
    },
    {
      source: 'Mimecast: URL Protect keeps the target',
      input: { link: 'https://protect-us.mimecast.com/s/abcD1?domain=example.com' },
      error: 'target-on-server',
      field: 'link',
    },
    {
      source: 'RFC 2045, section 6.7; python3 quopri',
      input: { link: 'https://eur01.safelinks.protection.outlook.com/?url=3Dhttps%3A%2F%2Fexa=\r\nmple.com%2Fa&amp;data=3D05%7C02' },
      output: { url: 'https://example.com/a' },
    },
    {
      source: 'RFC 2045, section 6.7: a soft line break after a name; python3 quopri',
      input: { link: 'https://urldefense.com/v3/__https://a.example/b=\nc=3Dd__;!!x$' },
      output: { url: 'https://a.example/bc=d' },
    },
    {
      source: 'RFC 3986, appendix C, in quotation marks',
      input: { link: '"<URL:https://slack-redir.net/link?url=https%3A%2F%2Fa.example%2F>"' },
      output: { url: 'https://a.example/' },
    },
    {
      source: 'the government cloud',
      input: { link: 'https://usg01.safelinks.protection.office365.us/?url=https%3A%2F%2Fa.example%2F' },
      output: { url: 'https://a.example/', service: 'outlook-safe-links' },
    },
    {
      source: 'python3 urllib',
      input: { link: 'https://nam12.safelinks.protection.outlook.com/?url=http%3A%2F%2F203.0.113.9%2Flogin&data=05%7C01%7Cme%40corp.example%7Cx' },
      output: { url: 'http://203.0.113.9/login', recipient: 'me@corp.example', notes: ['not-encrypted', 'address-instead-of-name', 'contains-recipient'] },
      example: true,
    },
    {
      source: 'python3 urllib, twice',
      input: {
        link: '<https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Furldefense.com%2Fv3%2F__https%3A%2F%2Fm%C3%BCnchen.example%2Fa__%3B%21%21x&amp;data=1>',
      },
      output: {
        url: 'https://münchen.example/a',
        host: 'xn--mnchen-3ya.example',
        layers: [
          { service: 'outlook-safe-links', url: 'https://urldefense.com/v3/__https://münchen.example/a__;!!x' },
          { service: 'proofpoint-v3', url: 'https://münchen.example/a' },
        ],
        notes: ['internationalized-host', 'several-layers'],
      },
    },
    {
      source: 'the parameter is decoded once',
      input: { link: 'https://x.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F%2520%2B' },
      output: { url: 'https://a.example/%20+' },
    },
    {
      source: 'content that is not a URL has no other notes',
      input: { link: 'https://x.safelinks.protection.outlook.com/?url=not+a+url&data=a%7Cme%40a.example' },
      output: { url: 'not a url', host: '', notes: ['not-a-url', 'contains-recipient'] },
    },
    {
      source: 'a script in a link',
      input: { link: 'https://x.safelinks.protection.outlook.com/?url=javascript%3Aalert(1)' },
      output: { url: 'javascript:alert(1)', host: '', notes: ['unusual-scheme'] },
    },
    {
      source: 'a username that looks like a host',
      input: { link: 'https://x.safelinks.protection.outlook.com/?url=https%3A%2F%2Fbank.example%40evil.example%2F' },
      output: { host: 'evil.example', notes: ['credentials'] },
    },
    { source: 'empty input', input: { link: ' ' }, output: { url: '', layers: [], notes: [] } },
    { source: 'no wrapper', input: { link: 'https://example.com/?url=https://a.example' }, error: 'not-a-wrapped-link', field: 'link' },
    {
      source: 'forged: the name is only a prefix',
      input: { link: 'https://x.safelinks.protection.outlook.com.evil.example/?url=https%3A%2F%2Fa.example' },
      error: 'not-a-wrapped-link',
      field: 'link',
    },
    {
      source: 'forged: the name is only a suffix',
      input: { link: 'https://evilsafelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example' },
      error: 'not-a-wrapped-link',
      field: 'link',
    },
    {
      source: 'forged: the name is in the username',
      input: { link: 'https://x.safelinks.protection.outlook.com@evil.example/?url=https%3A%2F%2Fa.example' },
      error: 'not-a-wrapped-link',
      field: 'link',
    },
    {
      source: 'forged: the name is in the path',
      input: { link: 'https://evil.example/.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example' },
      error: 'not-a-wrapped-link',
      field: 'link',
    },
    { source: 'no http', input: { link: 'ftp://x.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example' }, error: 'not-a-wrapped-link', field: 'link' },
    { source: 'no parameter', input: { link: 'https://eur01.safelinks.protection.outlook.com/' }, error: 'missing-target', field: 'link' },
    { source: 'truncated', input: { link: 'https://urldefense.com/v3/__https://a.example/b' }, error: 'missing-target', field: 'link' },
  ],
  decodeText: [
    {
      source: 'python3 urllib',
      input: { text: 'Go to https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=1.' },
      output: { decodedText: 'Go to https://example.com/.', links: [{ service: 'outlook-safe-links', url: 'https://example.com/' }], count: 1 },
      example: true,
    },
    {
      source: 'by hand',
      input: {
        text: '(https://urldefense.com/v3/__https://a.example/*b__;fg!!GjvTz_vk!Ueht58Jfq7I9$). <https://www.google.com/url?q=https://b.example>\r\nhttps://c.example/?url=x, "https://out.reddit.com/?url=https://d.example"',
      },
      output: { decodedText: '(https://a.example/~b). <https://b.example>\r\nhttps://c.example/?url=x, "https://d.example"', count: 3 },
    },
    {
      source: 'vilega/O365Troubleshooters#111; python3 quopri',
      input: { text: 'See https://eur01.safelinks.protection.outlook.com/?url=3Dhttps%3A%2F%2Fexa=\nmple.com%2Fa&data=3D05%7C02 now' },
      output: {
        decodedText: 'See https://example.com/a now',
        links: [{ service: 'outlook-safe-links', url: 'https://example.com/a' }],
        count: 1,
      },
    },
    {
      source: 'python3 quopri: breaks in three places, an HTML attribute',
      input: {
        text: '<a href=3D"https://eur01.safelinks.protection.outlook.com/?url=\r\n=3Dhttps%3A%2F%2Fexample.com%2F=C3=A4&amp;data=\r\n=3D05&amp;reserved=3D=\r\n0">',
      },
      output: { decodedText: '<a href=3D"https://example.com/ä">', count: 1 },
    },
    {
      source: 'by hand: an equals sign at the end of a line of plain text',
      input: { text: 'https://slack-redir.net/link?url=https%3A%2F%2Fa.example&v=\nnext line' },
      output: { decodedText: 'https://a.example\nnext line', count: 1 },
    },
    {
      source: 'by hand: attributes, and a link whose target is on a server',
      input: { text: "<a href='https://www.google.com/url?sa=t&amp;q=https://a.example'>x</a> https://url.us.m.mimecastprotect.com/s/a?domain=b.example" },
      output: { decodedText: "<a href='https://a.example'>x</a> https://url.us.m.mimecastprotect.com/s/a?domain=b.example", count: 1 },
    },
    {
      source: 'by hand: a signature can end with any character',
      input: { text: 'https://urldefense.com/v3/__https://a.example/b__;!! and' },
      output: { decodedText: 'https://a.example/b and', count: 1 },
    },
    {
      source: 'by hand',
      input: { text: 'No links, but https:// and http://[' },
      output: { decodedText: 'No links, but https:// and http://[', links: [], count: 0 },
    },
  ],
});
