/** The bytes of a file as text, the same on the page and in the command. */

/**
 * Decodes a file as the programs that read it do. A text with a NUL is none: see `unreadable`.
 *
 * YAML and JSON can be UTF-16 with a byte order mark. Spring Boot reads `.properties` as ISO-8859-1 (`OriginTrackedPropertiesLoader`),
 * and everything else is UTF-8.
 */
export function decode(name: string, bytes: Uint8Array): string {
  const isTree = /\.(?:ya?ml|json)$/i.test(name);
  const mark = isTree ? ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0) : 0;
  const encoding = {0xfffe: 'utf-16le', 0xfeff: 'utf-16be'}[mark] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    return /\.properties$/i.test(name)
      ? new TextDecoder('iso-8859-1').decode(bytes)
      : new TextDecoder().decode(bytes).replace('\uFFFD', '\0');
  }
}
