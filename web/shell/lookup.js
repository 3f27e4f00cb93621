/**
 * Returns the tag of the first wanted language that is offered, as in RFC 4647, section 3.4.
 * @template {{ tag: string, also?: string[] }} Offered
 * @param {readonly string[]} wanted
 * @param {readonly Offered[]} offered
 * @param {string} other
 */
export function lookup(wanted, offered, other) {
  const tags = new Map(offered.flatMap(({ tag, also = [] }) => [...also, tag].map((each) => [each.toLowerCase(), tag])));
  for (const range of wanted) {
    const subtags = range.toLowerCase().split('-');
    while (subtags.length > 0) {
      const found = tags.get(subtags.join('-'));
      if (found) return found;
      subtags.pop();
      if (subtags.at(-1)?.length === 1) subtags.pop(); // the beginning of an extension or of a private use says nothing alone
    }
  }
  return other;
}
