/** Ids by which the partners know who sent the traveller; a link without one works as well and earns nothing. */
export interface PartnerIds {
  skyscanner?: string
  kayak?: string
  booking?: string
  getYourGuide?: string
}

/** This site's ids, from the partners' programmes. */
export const PARTNERS: PartnerIds = {}
