import { twoDigits } from './format.ts';

/** Formats a date and a time of MS-DOS, as in FAT and ZIP, which are local times; empty without a date. */
export function formatDosTime(date: number, time: number): string {
  if (date === 0) return '';
  const day = `${1980 + (date >> 9)}-${twoDigits((date >> 5) & 15)}-${twoDigits(date & 31)}`;
  return `${day}T${twoDigits(time >> 11)}:${twoDigits((time >> 5) & 63)}:${twoDigits((time & 31) * 2)}`;
}
