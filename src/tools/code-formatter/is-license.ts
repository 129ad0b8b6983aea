/** Whether the content of a comment is a license or is marked to be kept. */
export const isLicense = (comment: string): boolean => comment.startsWith('!') || /@(?:license|preserve|copyright)\b/u.test(comment);
