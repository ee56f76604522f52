/**
 * Styles that may come when the headline is there: compressed, all before them fits into the first four kilobytes, and
 * a slow line has something to show a twelfth sooner. HTML has a place for `style` in the head alone; SVG's may stand
 * here, and counts for the whole page.
 */
export function LateStyles({ css }: { css: string }) {
  // In SVG a browser reads markup where HTML's element holds bare text.
  const __html = css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return (
    <svg className="hidden" aria-hidden="true">
      <style dangerouslySetInnerHTML={{ __html }} />
    </svg>
  )
}
