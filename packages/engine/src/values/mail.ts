/**
 * A mail address (RFC 5321, as they are written in practice), also with letters outside ASCII. It may break after its signs at
 * a line's end, where it continues in small letters: a capital begins the next sentence.
 */
export const MAIL_ADDRESS: RegExp =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]{0,62}[\p{L}\p{N}_%+-])?\n?@\n?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.(?:\n(?=[\p{Ll}\p{N}]))?){1,6}\p{L}{2,24}(?![\p{L}\p{N}])/gu;
