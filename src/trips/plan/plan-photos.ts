import type { PlanExtras } from '../../open-data/plan-extras.ts'
import type { Plan } from '../../planner/plan.ts'

/** The plan with the pictures that are known of its places, as programs get it: whole addresses, author and licence. */
export function withPhotos(plan: Plan, { photos }: Pick<PlanExtras, 'photos'>, appUrl: string): Plan {
  if (photos.size === 0) return plan
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      const photo = photos.get(item.id)
      if (!photo || !item.place) return item
      const { url, width, height, author, licence, licenceUrl, page } = photo
      const shown = {
        url: appUrl + url,
        width,
        height,
        author,
        licence,
        ...(licenceUrl && { licenceUrl }),
        page,
      }
      return { ...item, place: { ...item.place, photo: shown } }
    }),
  }))
  return { ...plan, days }
}
