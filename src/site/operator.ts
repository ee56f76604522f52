/**
 * Who runs this site, as the law wants it said. `npm run deploy` refuses to go on while a value is in brackets. Without
 * a VAT number `vatId` is empty, and its section is left out.
 */
export const OPERATOR = {
  name: '[Name]',
  street: '[Street · Straße]',
  city: '[Postcode, city · PLZ, Ort]',
  country: '[Country · Land]',
  email: '[E-Mail]',
  phone: '[Telephone · Telefon]',
  vatId: '[VAT ID · USt-IdNr.]',
  /** Answers for the editorial content: name, at the address above. */
  responsible: '[Name]',
  /** Language of the e-mails the contact form sends here. */
  language: 'en',
} as const
