const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '€': ' euros ',
  '£': ' pounds ',
  '…': '. ',
  '•': ', ',
  '·': ', ',
}

/**
 * A text as the English engine can say it: it reads ASCII, so accents go, typographic signs become plain ones and letters of other
 * scripts are left out. '' when nothing that can be said is left.
 */
export const toSayableText = (text: string): string => {
  const plain = text
    .replace(/\p{L}|[€£…•·]/gu, (sign) => spelled[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‐‑]/g, '-')
    .replace(/[‒–—―]/g, ', ')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[A-Za-z0-9]/.test(plain) ? plain : ''
}
