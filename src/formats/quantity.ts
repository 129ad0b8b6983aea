import { defineFormat } from './format.ts';
import { isOneLine } from './readers/strings.ts';

const NUMBER = String.raw`[+−-]?(?:\d[\d.,_'’\u00A0\u202F]*(?: \d{3}(?!\d))*(?:e[+-]?\d+)?|\d+(?: \d+)?/\d+|\d* ?[½¼¾])`;

// Symbols are case-sensitive, except those of sizes. A single letter after the number without a space is rarely a unit.
const SIZE = '(?:[kKMGTPE]i?)?(?:B|o|bit|b)|[mgtp]b|[kmg]bps|[kKMGTP]i?[bB]ps';
const SYMBOLS = [
  SIZE,
  '[kcdmµnhp]?m[²³23]?|in[²³23]?|ft[²³23]?|yds?[²³]?|mi|nmi|ly|au|pc|ha|acres?',
  '[kmµ]?g|t|lbs?|oz|st|[mcdhµ]?[lL]|gal|fl oz|pt|qt|tsp|tbsp|cups?',
  '[mµn]?s|sec|mins?|hr?s?|d|wks?|mph|km/h|kph|kmh|kn|rpm|[kMGT]?Hz',
  '[kMGm]?W|[kMGT]?Wh|hp|PS|[kMG]?J|[km]?eV|k?cal|Btu|BTU|[kMhG]?Pa|m?bar|psi|atm|mmHg|Torr|inHg|k?N|lbf',
  '[°º] ?[CFRK]?|℃|℉|[KCF]|deg|rad|gon|[\'"′″’”]',
  'км|см|мм|м|кг|г|л|мл|ч|мин|с|[кКМГТ]?Б|[КМГТ]?бит/с|公里|千米|厘米|毫米|米|公斤|千克|克|升|小时|分钟|秒|英里|英尺|英寸|磅|摄氏度|华氏度',
];
const NAMES =
  '(?:kilo|mega|giga|tera|peta|kibi|mebi|gibi|tebi|centi|milli|micro|nano)?(?:met(?:er|re)|byte|bit|gram|lit(?:er|re)|watt(?:[ -]hour)?|joule|pascal|hertz|second)s?|inch(?:es)?|f(?:oo|ee)t|yards?|(?:nautical )?miles?|pounds?|ounces?|stones?|tons?|tonnes?|gallons?|pints?|quarts?|minutes?|hours?|days?|weeks?|months?|years?|degrees?|celsius|fahrenheit|kelvin|radians?|knots?|horsepower|calories?|acres?|hectares?|(?:square|sq|cubic) \\w+|stunden?|minuten|zoll|fuß|heures?|pieds?|pouces?|horas?|minutos?|timer|minutter|часов|минут|giờ|phút';
const UNIT = `(?:${SYMBOLS.join('|')}|(?:${NAMES}))`;
const COMPOUND = String.raw`${UNIT}(?:(?: ?/ ?| per )${UNIT})?(?![\p{Script=Latin}\p{Script=Cyrillic}])`;
const PARTS = String.raw`${NUMBER} ?${COMPOUND}(?:,? ?(?:and )?${NUMBER} ?${COMPOUND}){0,3}`;
const BETWEEN = '(?: (?:in|to|into|as|at|for|over|nach|bei|à|en|em|para|til|i|ved|в|у|при|за|sang|với) | ?(?:@|=|->|→|等于|是|转|换成|换算成)(?:多少)? ?)';

const QUANTITY = new RegExp(`^${PARTS}(?<more>${BETWEEN}(?:${PARTS}|${COMPOUND}))?[?=]?$`, 'u');
const NAMED = new RegExp(`^(?:convert |how many )?(?:${PARTS}|${NAMES}|[kKMGT]i?B)${BETWEEN}(?:${PARTS}|${NAMES}|[kKMGT]i?B|[ck]?m|ft|lbs?|kg)[?=]?$`, 'iu');
/** A letter such as that of `4K`, or digits and letters of a hexadecimal number. */
const IS_CODE = /^[\da-fA-F]+$|^\d+[A-Z]$/u;

export default defineFormat({
  parent: 'text',
  order: 85,
  looksLike(text) {
    if (text.length > 80 || !isOneLine(text) || IS_CODE.test(text)) return 'no';
    const found = QUANTITY.exec(text);
    if (found?.groups?.more !== undefined || NAMED.test(text)) return 'confident';
    return found ? 'plausible' : 'no';
  },
  samples: {
    confident: ['3.2 TB at 400 Mbit/s', '512 MiB in GB', '5 ft 11 in in cm', '72 °F in C', '90 minutes to hours', '5 km = mi', 'convert 5 miles to km'],
    plausible: ['100 km/h', '5 ft 11 in', '-40 °F', '1.5 kWh', '2,5 kg', '1h30m', '20 °C', '16 GiB', '5 公里', '1000 hPa'],
  },
});
