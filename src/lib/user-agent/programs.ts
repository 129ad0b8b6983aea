import type { Client } from './crawler.ts';

/** Mail programs, which use a browser engine and its tokens. Names that are everyday words need a version. */
const MAIL =
  /(?<=^|[\s(;])(Thunderbird|Betterbird|Icedove|Postbox|Mailspring|Mailbird|Airmail|MailMate|Foxmail|FairEmail|K-9 Mail|Claws Mail|eM ?Client|Lotus-Notes|Outlook-(?:iOS|Android|Express)|Microsoft (?:Office )?Outlook|(?:Evolution|KMail|Spark|Alpine|Mutt|Sylpheed)(?=\/))(?:[/ ]v?(\d[\w.]*))?/u;

/** Programs that send the tokens of a browser before their own. */
const TOOLS =
  /(?<=^|[\s(;])((?:Windows)?PowerShell|PhantomJS|SlimerJS|HtmlUnit|jsdom|Cypress|Postman|Insomnia|PycURL|WinHttp\.WinHttpRequest(?=\.)|Indy Library)(?:[/.]v?(\d[\w.]*))?(?![\w-])/u;

const clientOf = (match: RegExpExecArray | null): Client | undefined =>
  (match && { name: (match[1] ?? '').replace(/^WindowsPower/u, 'Power'), version: match[2] ?? '' }) || undefined;

export const findMailProgram = (userAgent: string): Client | undefined => clientOf(MAIL.exec(userAgent));
export const findTool = (userAgent: string): Client | undefined => clientOf(TOOLS.exec(userAgent));
