import type { CheckId, Sentence } from './check-messages.ts'

/** What each check tells a German-speaking traveller. */
export const DE: Record<CheckId, Sentence> = {
  'day-count': {
    passed: 'Für jeden Tag gibt es einen Plan.',
    failed: 'Die Zahl der Tage passt nicht zu deiner Reisezeit.',
  },
  dates: { passed: 'Die Tage folgen lückenlos aufeinander.', failed: 'Ein Datum passt nicht zur Reise.' },
  weekdays: {
    passed: 'Die Wochentage stimmen mit dem Kalender überein.',
    failed: 'Ein Wochentag passt nicht zum Datum.',
  },
  times: {
    passed: 'Die Zeiten sind in Ordnung und überschneiden sich nicht.',
    failed: 'Einige Zeiten überschneiden sich oder stehen in falscher Reihenfolge.',
  },
  filled: { passed: 'Kein Tag ist leer.', failed: 'Ein Tag ist leer.' },
  'sight-daily': {
    passed: 'An jedem vollen Tag gibt es etwas zu sehen.',
    failed: 'An einem vollen Tag gibt es nichts zu sehen.',
  },
  'unique-items': { passed: 'Jeder Eintrag steht einmal da.', failed: 'Ein Eintrag steht doppelt da.' },
  daylight: {
    passed: 'Aussichten, Gärten und Ruinen liegen bei Tageslicht im Plan.',
    failed: 'Eine Station, die Tageslicht braucht, fällt in die Dunkelheit.',
  },
  'start-time': {
    passed: 'Führungen, Boote und Vorstellungen beginnen zu ihren üblichen Zeiten.',
    failed: 'Eine Führung, ein Boot oder eine Vorstellung beginnt nicht zur geplanten Zeit.',
  },
  'meal-place-open': {
    passed: 'Wo gegessen wird, ist dann üblicherweise geöffnet.',
    failed: 'Ein Lokal ist dann üblicherweise geschlossen.',
  },
  'best-hour': {
    passed: 'Was eine beste Stunde hat, wird dann besucht.',
    failed: 'Manche Stationen sind zu einer anderen Stunde schöner.',
  },
  'meals-named': {
    passed: 'Zu den Mahlzeiten stehen ein Ort und ein Gericht.',
    failed: 'Für manche Mahlzeit kennen wir kein Lokal.',
  },
  'travel-time': {
    passed: 'Die Zeit reicht für jeden Weg zur nächsten Station und am Ende für den Rückweg.',
    failed: 'Für einen Weg zur nächsten Station oder für den Rückweg reicht die Zeit nicht.',
  },
  transfers: {
    passed: 'Zu jedem Ortswechsel gehört eine Fahrt.',
    failed: 'Die Fahrt in den nächsten Ort fehlt oder ist zu kurz.',
  },
  'route-nights': {
    passed: 'Jede Station hat ihre Nächte, zusammen füllen sie deine Reisezeit.',
    failed: 'Eine Station hat zu wenige oder zu viele Nächte oder steht an anderer Stelle.',
  },
  joints: {
    passed: 'Zu jedem Wechsel von Station zu Station gibt es einen Weg in möglicher Zeit.',
    failed: 'Für einen Wechsel zur nächsten Station fehlt der Weg oder die Zeit.',
  },
  'under-way': {
    passed: 'Während der Fahrt von Station zu Station liegt kein Besuch.',
    failed: 'Ein Besuch fällt in die Fahrt zur nächsten Station.',
  },
  'night-base': {
    passed: 'Jede Nacht liegt dort, wohin der Tag führt, die letzte dort, wo der Heimweg beginnt.',
    failed: 'Eine Nacht liegt an einem Ort, an den der Tag nicht führt.',
  },
  'stop-budget': {
    passed: 'Das Geld jeder Station ergibt in ihrer Währung und zusammen die Summe.',
    failed: 'Das Geld einer Station ergibt nicht die Summe.',
  },
  'border-facts': {
    passed: 'An jeder Grenze steht, was für Geld und Steckdosen gilt.',
    failed: 'Bei einer Grenze fehlt, was für Geld oder Steckdosen gilt.',
  },
  'day-window': {
    passed: 'Die Tage beginnen und enden passend zur Art der Reise.',
    failed: 'Ein Tag beginnt zu früh oder endet zu spät.',
  },
  'closed-days': {
    passed: 'Nichts liegt auf seinem üblichen Ruhetag oder in einer bekannten Schließzeit.',
    failed: 'Ein Ort ist am geplanten Tag üblicherweise oder vorübergehend geschlossen.',
  },
  'opening-hours': {
    passed: 'Jeder Besuch liegt in den üblichen Öffnungszeiten.',
    failed: 'Ein Besuch liegt außerhalb der üblichen Öffnungszeiten.',
  },
  'visit-length': {
    passed: 'Jeder Besuch hat die Zeit, die er braucht.',
    failed: 'Ein Besuch ist zu kurz, um sich zu lohnen.',
  },
  duplicates: { passed: 'Kein Ort kommt zweimal vor.', failed: 'Ein Ort kommt zweimal vor.' },
  'known-places': {
    passed: 'Jeder als geprüft markierte Ort steht in unserem Atlas.',
    failed: 'Ein Ort ist als geprüft markiert, steht aber nicht in unserem Atlas.',
  },
  'place-names': {
    passed: 'Die Orte heißen so, wie sie verzeichnet sind.',
    failed: 'Ein Ort heißt anders, als er verzeichnet ist.',
  },
  coordinates: {
    passed: 'Die Orte liegen dort, wo die Karte sie zeigt.',
    failed: 'Ein Ort liegt nicht dort, wo er verzeichnet ist.',
  },
  radius: {
    passed: 'Alles ist von der Unterkunft aus erreichbar.',
    failed: 'Ein Ort liegt zu weit von der Unterkunft entfernt.',
  },
  bases: {
    passed: 'Jeder Ort zum Übernachten ist uns bekannt.',
    failed: 'Ein Ort zum Übernachten ist uns nicht bekannt.',
  },
  'rain-alternatives': {
    passed: 'Jede Alternative bei Regen hat ein Dach und ist an dem Tag üblicherweise geöffnet.',
    failed: 'Eine Alternative bei Regen ist unbekannt, an dem Tag geschlossen oder liegt im Freien.',
  },
  pace: {
    passed: 'Das Tempo passt zur Art der Reise.',
    failed: 'Ein Tag ist für diese Art der Reise zu voll.',
  },
  lunch: {
    passed: 'An jedem vollen Tag bleibt Zeit zum Mittagessen.',
    failed: 'An einem vollen Tag bleibt keine Zeit zum Mittagessen.',
  },
  'budget-sum': {
    passed: 'Die Teile des Budgets ergeben die Summe.',
    failed: 'Die Teile des Budgets ergeben nicht die Summe.',
  },
  currency: {
    passed: 'Alle Beträge stehen in einer Währung.',
    failed: 'Beträge stehen in verschiedenen Währungen.',
  },
  'budget-level': {
    passed: 'Die Summe passt zur gewählten Preisklasse.',
    failed: 'Die Summe passt nicht zur gewählten Preisklasse.',
  },
  party: {
    passed: 'Die Kosten gelten für alle Mitreisenden.',
    failed: 'Die Kosten gelten nicht für alle Mitreisenden.',
  },
  language: {
    passed: 'Alle Texte sind in deiner Sprache.',
    failed: 'Ein Text ist in einer anderen Sprache.',
  },
  lengths: {
    passed: 'Alle Texte sind vollständig und gut lesbar lang.',
    failed: 'Ein Text ist leer oder zu lang.',
  },
  placeholders: { passed: 'Kein Text ist unfertig.', failed: 'Ein Text ist unfertig.' },
  markup: { passed: 'Alle Texte sind sauber.', failed: 'Ein Text enthält verirrte Zeichen.' },
  addresses: {
    passed: 'In keinem Text steckt ein Link oder eine Adresse.',
    failed: 'Ein Text enthält einen Link oder eine Adresse, die nicht hineingehört.',
  },
  instructions: {
    passed: 'Jeder Text handelt von der Reise.',
    failed: 'Ein Text handelt nicht von der Reise.',
  },
  'link-hosts': {
    passed: 'Alle Links führen zu Diensten, die wir kennen.',
    failed: 'Ein Link führt zu einem Dienst, den wir nicht kennen.',
  },
  'verified-share': {
    passed: 'Die meisten Orte stammen aus unserem Atlas.',
    failed: 'Viele Orte stammen nicht aus unserem Atlas: bitte prüfe sie vor der Reise.',
  },
  'top-sights': {
    passed: 'Die bekanntesten Sehenswürdigkeiten sind dabei.',
    failed: 'Einige der bekanntesten Sehenswürdigkeiten fehlen.',
  },
  detours: { passed: 'Die Wege sind kurz.', failed: 'Einige Wege machen einen Umweg.' },
  'travel-per-day': {
    passed: 'Wenig Zeit geht für Wege verloren.',
    failed: 'An manchen Tagen geht viel Zeit für Wege verloren.',
  },
  'idle-time': {
    passed: 'Zwischen den Stationen gibt es keine langen Wartezeiten.',
    failed: 'Manche Tage haben lange Pausen.',
  },
  variety: { passed: 'Die Tage sind abwechslungsreich.', failed: 'Manche Tage bieten viel vom Gleichen.' },
  'kids-fit': {
    passed: 'Die Orte eignen sich für Kinder.',
    failed: 'Einige Orte sind für Kinder nicht ideal.',
  },
  'rain-plan': {
    passed: 'Auch bei Regen gibt es für die Stationen im Freien ein Dach.',
    failed: 'Für manche Tage im Freien fehlt eine Alternative bei Regen.',
  },
  'empty-days': { passed: 'An fast jedem Tag gibt es etwas zu sehen.', failed: 'Manche Tage bleiben offen.' },
}
