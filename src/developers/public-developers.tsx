import '../i18n/app-texts.ts'
import { msg } from '@lingui/core/macro'
import type { PublicPage } from '../http/render.tsx'
import css from './developers.css?inline'
import { DevelopersPage } from './developers.page.tsx'
import { openApiDocument } from './openapi.ts'

type Document = ReturnType<typeof openApiDocument>

/** The page for developers: the document at /openapi.json, read out, with a few guides. */
export function publicDevelopers(appUrl: string): PublicPage<Document> {
  return {
    load: () => openApiDocument(appUrl),
    view: (document, { locale }) => <DevelopersPage {...{ document, locale, appUrl }} />,
    head: (_document, i18n) => ({
      title: i18n._(msg`For developers and assistants`),
      description: i18n._(
        msg`Check any travel plan from your program, plan trips, and connect assistants over MCP with OAuth 2.1. OpenAPI 3.1, free.`,
      ),
      css,
    }),
  }
}
