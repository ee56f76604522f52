import { msg } from '@lingui/core/macro'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Atlas } from '../../atlas/atlas.ts'
import { tableName } from '../../atlas/table-name.ts'
import { type AppContext, newRoutes, viewerOf } from '../../http/context.ts'
import { renderPersonal } from '../../http/render.tsx'
import { asRecord, readForm, readJson } from '../../http/request-body.ts'
import { operationsSchema, type PlanEdit } from '../../planner/edit/plan-edit.ts'
import { gatherFacts } from '../../planner/verify/fact-source.ts'
import { AppError } from '../../platform/errors.ts'
import { pathTo, patterns } from '../../routes.ts'
import { notFound } from '../pages/trip-not-found.tsx'
import type { Trip, TripStore } from '../trip-store.ts'
import { questionMessage, reasonMessage } from './change-messages.ts'
import { ChangePage, type ChangeView, type Choice } from './change.page.tsx'
import { describeOperation } from './describe-operation.ts'
import { operationsFromForm, wrongFields } from './operations-from-form.ts'
import type { ChangeAnswer, ProposeChange } from './propose-change.ts'
import planCss from '../plan/plan.css?inline'
import changeCss from './change.css?inline'

interface ChangeRoutes {
  trips: TripStore
  proposeChange: ProposeChange
  atlas(): Promise<Atlas>
}

/** "What should be different?": as pages that need no script, and the same for programs as /api/trips/{id}/changes. */
export function changeRoutes({ trips, proposeChange, atlas }: ChangeRoutes) {
  const app = newRoutes()

  app.on('GET', patterns('tripChange'), async (c) => {
    const trip = await findOwned(c)
    return trip?.plan ? page(c, trip, undefined, '') : notFound(c)
  })

  app.on('POST', patterns('tripChange'), async (c) => {
    const form = await readForm(c)
    const trip = await findOwned(c)
    if (!trip?.plan) return notFound(c)
    if (form.keep) return kept(c, trip, form.keep)
    if (form.drop) {
      await proposeChange.drop(trip, form.drop)
      return c.redirect(pathTo('trip', c.get('locale'), { id: trip.id }), 303)
    }
    const operations = operationsFromForm(form)
    const text = (form.example ?? form.text ?? '').trim()
    if (!operations && (form.operations !== undefined || form.verb !== undefined)) {
      const wrong = wrongFields(form)
      if (!wrong) throw new AppError('invalid_input')
      return render(c, trip, { understood: [], text: '', typed: { form, wrong } }, 400)
    }
    const answer = operations
      ? await proposeChange.propose(trip, operations)
      : text
        ? await proposeChange.read(trip, text)
        : undefined
    return page(c, trip, answer, text)
  })

  app.post('/api/trips/:id/changes', async (c) => {
    const body = asRecord(await readJson(c))
    const trip = await plannedTrip(c)
    const parsed = body.operations === undefined ? undefined : operationsSchema.safeParse(body)
    if (parsed && !parsed.success)
      throw new AppError('invalid_input', { fields: { operations: 'unknown_option' } })
    const text = typeof body.text === 'string' ? body.text.trim() : ''
    if (!parsed && !text) throw new AppError('invalid_input', { fields: { text: 'required' } })
    const answer = parsed
      ? await proposeChange.propose(trip, parsed.data.operations)
      : await proposeChange.read(trip, text)
    if (!answer) throw new AppError('not_found')
    return c.json(await answerJson(c, trip, answer))
  })

  app.post('/api/trips/:id/changes/:change/accept', async (c) => {
    const trip = await plannedTrip(c)
    const result = await proposeChange.accept(trip, c.req.param('change'))
    if (!result.accepted) throw new AppError(result.reason === 'stale' ? 'conflict' : 'not_found')
    const next = await findOwned(c)
    return c.json({ revision: result.revision, plan: next?.plan })
  })

  app.delete('/api/trips/:id/changes/:change', async (c) => {
    const dropped = await proposeChange.drop(await plannedTrip(c), c.req.param('change'))
    if (!dropped) throw new AppError('not_found')
    return c.body(null, 204)
  })

  async function kept(c: AppContext, trip: Trip, change: string): Promise<Response> {
    const result = await proposeChange.accept(trip, change)
    const locale = c.get('locale')
    if (result.accepted) return c.redirect(pathTo('tripEdit', locale, { id: trip.id }, { changed: '1' }), 303)
    const i18n = c.get('i18n')
    const stale = i18n._(
      msg`The plan has changed in the meantime, or the proposal is older than an hour. Say again what should be different.`,
    )
    const now = (await findOwned(c)) ?? trip
    return render(c, now, { understood: [], text: '', refusal: { text: stale } }, 409)
  }

  async function page(c: AppContext, trip: Trip, answer: ChangeAnswer | undefined, text: string) {
    if (!answer) return render(c, trip, { understood: [], text }, 200)
    const words = await describing(c, trip)
    const choice = (operations: PlanEdit[]): Choice => ({ operations, label: words(operations).join(' + ') })
    const [i18n, locale] = [c.get('i18n'), c.get('locale')]
    switch (answer.outcome) {
      case 'proposal': {
        const { id, changes, plan } = answer
        return render(
          c,
          trip,
          { text, understood: words(answer.operations), proposal: { id, changes, plan } },
          200,
        )
      }
      case 'question': {
        const question = { text: questionMessage(answer.question, i18n), options: answer.options.map(choice) }
        return render(c, trip, { text, understood: [], question }, 200)
      }
      default: {
        const { reason, nearest, operations, refused } = answer
        const [what] = refused === undefined ? [] : words(operations.slice(refused, refused + 1))
        const refusal = {
          text: reasonMessage(reason, i18n, locale),
          ...(what !== undefined && { what }),
          ...(nearest && { nearest: choice(nearest) }),
        }
        return render(c, trip, { text, understood: words(operations), refusal }, 422)
      }
    }
  }

  function render(
    c: AppContext,
    trip: Trip,
    view: Omit<ChangeView, 'locale' | 'id' | 'plan'>,
    status: ContentfulStatusCode,
  ) {
    const { plan, id } = trip
    if (!plan) return notFound(c)
    const head = { title: c.get('i18n')._(msg`Change your plan`), css: planCss + changeCss }
    return renderPersonal(
      c,
      head,
      <ChangePage {...{ id, plan, locale: c.get('locale') }} {...view} />,
      status,
    )
  }

  async function answerJson(c: AppContext, trip: Trip, answer: ChangeAnswer) {
    const words = await describing(c, trip)
    const [i18n, locale] = [c.get('i18n'), c.get('locale')]
    const { outcome } = answer
    if (outcome === 'question')
      return {
        outcome,
        understood: [],
        operations: [],
        changes: [],
        question: questionMessage(answer.question, i18n),
        options: answer.options.map((operations) => ({ operations, understood: words(operations) })),
      }
    const { operations } = answer
    const understood = words(operations)
    if (outcome === 'proposal') {
      const { id, changes, plan, revision } = answer
      return { id, outcome, revision, understood, operations, changes, plan }
    }
    const { reason, nearest, refused } = answer
    return {
      outcome,
      understood,
      operations,
      changes: [],
      reason: {
        ...reason,
        ...(refused !== undefined && { operation: refused }),
        message: reasonMessage(reason, i18n, locale),
      },
      ...(nearest && { options: [{ operations: nearest, understood: words(nearest) }] }),
    }
  }

  /** Operations in the visitor's words, places by their names. */
  async function describing(
    c: AppContext,
    { plan }: Trip,
  ): Promise<(edits: readonly PlanEdit[]) => string[]> {
    if (!plan) return () => []
    const { destinations } = await gatherFacts(plan, await atlas())
    const names = new Map<string, string>()
    for (const { sights, food, evenings } of destinations) {
      for (const { id, name } of [...sights, ...(evenings ?? [])]) names.set(id, name[plan.language])
      for (const table of food ?? []) names.set(table.id, tableName(table, plan.language))
    }
    const [i18n, locale] = [c.get('i18n'), c.get('locale')]
    return (edits) => edits.map((edit) => describeOperation(edit, { plan, i18n, locale, names }))
  }

  async function plannedTrip(c: AppContext): Promise<Trip> {
    const trip = await findOwned(c)
    if (!trip?.plan) throw new AppError('not_found')
    return trip
  }

  function findOwned(c: AppContext): Promise<Trip | undefined> {
    return trips.findOwned(c.req.param('id') ?? '', viewerOf(c).userId)
  }

  return app
}
