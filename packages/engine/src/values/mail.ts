/**
 * A mail address (RFC 5321, as written in practice), also with letters outside ASCII. It may be broken after its punctuation at
 * a line's end if it continues in lower case: a capital begins the next sentence.
 */
export const MAIL_ADDRESS: RegExp =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]{0,62}[\p{L}\p{N}_%+-])?\n?@\n?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.(?:\n(?=[\p{Ll}\p{N}]))?){1,6}\p{L}{2,24}(?![\p{L}\p{N}])/gu;
