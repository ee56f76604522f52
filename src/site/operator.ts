/**
 * Who runs this site, as the law wants it said. `npm run deploy` refuses to go on while a value is in brackets. Without
 * a VAT number `vatId` is empty, and its section is left out.
 */
export const OPERATOR = {
  name: '[Name of the operator]',
  street: '[Street and number]',
  city: '[Postcode and city]',
  country: '[Country]',
  email: '[contact@your-domain]',
  phone: '[Telephone]',
  vatId: '[VAT identification number]',
  /** Answers for the editorial content: name, at the address above. */
  responsible: '[Name of the person responsible]',
  /** Language of the e-mails the contact form sends here. */
  language: 'en',
} as const
