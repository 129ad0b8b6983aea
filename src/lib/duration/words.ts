/** Units of time that people write, longest first. */
export type TimeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond';

/**
 * Words and abbreviations of units of time in all languages of the product, in lowercase. Single Latin letters are not listed, because `m` is
 * also a metre; “год” is here the Russian year, but in Ukrainian the abbreviation of an hour.
 */
export const timeWords: Readonly<Record<TimeUnit, string>> = {
  year: 'yr yrs year years jahr jahre jahren an ans annee année années año años ano anos år ar год года лет годах рік роки років роках 年 năm',
  month:
    'mo mos mon mth month months monat monate monaten mois mes meses mês måned maned måneder мес міс месяц месяца месяцев месяцах місяць місяці місяців місяцях 个月 月 tháng',
  week: 'wk wks week weeks woche wochen semaine semaines semana semanas uke uker нед тиж неделя недели недель неделях тиждень тижні тижнів тижнях 周 星期 tuần',
  day: 'day days tag tage tagen jour jours día días dia dias dag dager сут д день дня дней днях дні днів 天 日 ngày',
  hour: 'hr hrs hour hours stunde stunden std heure heures hora horas time timer ч час часа часов часах година години годин годинах 小时 giờ',
  minute:
    'min mins minute minutes minuten minuto minutos minutt minutter мин минута минуты минут минутах минуту хв хвилина хвилини хвилин хвилинах 分钟 分 phút',
  second:
    'sec secs second seconds sekunde sekunden sek seconde secondes segundo segundos sekund sekunder с сек секунда секунды секунд секундах секунди 秒 秒钟 giây',
  millisecond: 'ms millisecond milliseconds мс 毫秒',
};
