import { msg } from '@lingui/core/macro'
import { networkOf } from '../auth/codes/requester.ts'
import { type AppContext, newRoutes } from '../http/context.ts'
import { renderPersonal } from '../http/render.tsx'
import { readForm, readJson } from '../http/request-body.ts'
import { todayOf } from '../http/visitor-date.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { pathTo, patterns } from '../routes.ts'
import { FIELD_MESSAGES } from '../trips/submit/field-messages.ts'
import type { CheckPlan } from './check-plan.ts'
import { type CheckFieldErrors, type CheckForm, parseCheck } from './check-request.ts'
import css from './pages/check.css?inline'
import { CheckPage } from './pages/check.page.tsx'

interface CheckSettings {
  appUrl: string
  checkPlan: CheckPlan
  clock: Clock
}

/** A form triples what is no letter. */
const MAX_BODY = 160 * 1024
const TITLE = msg`Check a travel plan`
const TOO_LONG = msg`This is more than 40 kilobytes. Please paste one trip at a time.`

/** What is pasted is read, judged, answered, and kept nowhere. */
export function checkRoutes({ appUrl, checkPlan, clock }: CheckSettings) {
  const app = newRoutes()

  app.on('POST', patterns('check'), async (c) => {
    const { share, ...form } = await readForm(c, MAX_BODY)
    const { text = '', startDate = '' } = form
    const parsed = parseCheck({ text, ...(startDate && { startDate }) })
    if (!parsed.valid) return again(c, { text, startDate }, parsed.fields)
    return answer(c, parsed.request, Boolean(share))
  })

  app.on('GET', patterns('check', '/shared'), async (c) => {
    const { unpackText } = await import('./share-link.ts')
    const text = await unpackText(c.req.query('plan') ?? '')
    const parsed = parseCheck({ text, startDate: c.req.query('from') })
    return parsed.valid ? answer(c, parsed.request, false) : c.notFound()
  })

  app.post('/api/check', async (c) => {
    const parsed = parseCheck(await readJson(c, MAX_BODY))
    if (!parsed.valid) {
      if (parsed.fields.text === 'too_long') throw new AppError('too_large')
      throw new AppError('invalid_input', { fields: parsed.fields })
    }
    const { language = c.get('locale') } = parsed.request
    const { checkAnswer } = await import('./check-answer.ts')
    const { i18nFor } = await import('../i18n/messages.ts')
    return c.json(
      checkAnswer(await check(c, { ...parsed.request, language }), {
        i18n: i18nFor(language),
        locale: language,
      }),
    )
  })

  async function check(c: AppContext, request: CheckForm) {
    const locale = request.language ?? c.get('locale')
    const asker = { network: networkOf(c.req.header('cf-connecting-ip')), userId: c.get('viewer')?.userId }
    const outcome = await checkPlan(request, { locale, today: todayOf(c, clock.now()), asker })
    if (!outcome.checked) throw new AppError('too_many_requests', { retryAfter: outcome.retryAfter })
    return outcome.plan
  }

  async function answer(c: AppContext, request: CheckForm, isShared: boolean) {
    const { locale, i18n } = c.var
    const { text, startDate } = request
    const checked = await check(c, request)
    const { CheckedPlanPage } = await import('./pages/checked-plan.page.tsx')
    const link = isShared ? await linkTo(c, request) : undefined
    const page = { locale, i18n, checked, text, startDate, link, today: todayOf(c, clock.now()) }
    return renderPersonal(c, { title: i18n._(TITLE), css }, <CheckedPlanPage {...page} />)
  }

  async function linkTo(c: AppContext, { text, startDate }: CheckForm): Promise<string> {
    const { packText } = await import('./share-link.ts')
    const plan = await packText(text)
    const query = plan && new URLSearchParams({ plan, ...(startDate && { from: startDate }) })
    return query ? `${appUrl}${pathTo('check', c.get('locale'))}/shared?${query.toString()}` : ''
  }

  return app
}

function again(c: AppContext, values: { text: string; startDate: string }, fields: CheckFieldErrors) {
  const { locale, i18n } = c.var
  const word = (code: CheckFieldErrors['text']) => code && i18n._(FIELD_MESSAGES[code])
  const errors = {
    text: fields.text === 'too_long' ? i18n._(TOO_LONG) : word(fields.text),
    startDate: word(fields.startDate),
  }
  const status = fields.text === 'too_long' ? 413 : 400
  return renderPersonal(
    c,
    { title: i18n._(TITLE), css },
    <CheckPage {...{ locale, values, errors }} />,
    status,
  )
}
