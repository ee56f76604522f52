/** Real places outside the atlas, most of them spelled or named much like one inside it. */
export const OUTSIDE: readonly string[] = `
Vienne, Isère|Vienna, Virginia|Romans-sur-Isère|Roma, Texas|Rome, Georgia|Paris, Texas|Paris, Ontario|London, Ontario
Parma|Parma, Italien|Brest|Bresse|Lienz|Linz am Rhein|Gratz|Graz, Iran|Salzgitter|Salzwedel|Bernau|Berne, Indiana
Berlin, New Hampshire|Hamburg, New York|Frankfurt (Oder)|Dresden, Ontario|Bremerhaven|Hannover, Pennsylvania|Leimen
Mannheim|Mainz|Nancy|Nantwich|Lyons|Lyon County|Marseillan|Montpelier|Toulon|Toul|Nizza Monferrato
Bordighera|Avignonet|Cannock|Rouans|Reimsbach|Lillehammer|Lille, Maine|Brügge, Westfalen|Gent, Minnesota|Antwerp, Ohio
Rotterdam, New York|Utrecht, Südafrika|Delft|Leiden|Haarlem|Manchester, New Hampshire|Liverpool, New York|Bathurst
Birmingham, Alabama|Cambridge, Massachusetts|Oxford, Mississippi|Yorktown|Glasgow, Montana|Dublin, Ohio|Corcoran
Galway, New York|Belfast, Maine|Cardiff, Kalifornien|Sevilla, Kolumbien|Granada, Colorado|Grenada|Malaga, New Jersey
Valence|Valenciennes|Valencia, Venezuela|Toledo, Ohio|Cordova|Alicante, Chile|Porto Alegre|Portofino|Lisburn|Braganza
Torino di Sangro|Milan, Tennessee|Milano, Texas|Venice, Florida|Venice, Louisiana|Verona, Wisconsin|Florence, Alabama
Pisac|Sienna Plantation|Genoa, Nevada|Bolognano|Naples, Florida|Palermo, Uruguay|Barletta|Bergamo|Padova|Ravenna
Athens, Georgia|Athens, Ohio|Corinth|Sparta|Rhodes, Iowa|Delphi|Prag an der Moldau, Oklahoma|Praia|Brünnow|Budaörs
Warsaw, Indiana|Cracow, Queensland|Moscow, Idaho|Stockholm, Maine|Oslo, Minnesota|Bergen op Zoom|Copenhagen, New York
Helsingborg|Reykjanes|Istanbulluoglu Köyü|Antakya|Cairo, Illinois|Alexandria, Virginia|Lagos de Moreno|Nairn|Delhi, Ontario
Melbourne, Florida|Sydney, Nova Scotia|Perth, Ontario|Wellington, Somerset|Hamilton|Portland, Maine|Austin, Manitoba
Savannah, Tennessee|Charleston, West Virginia|Nashville, Indiana|Cambridge MA|Frankfort|Malacca|San Salvador|Genoa City
Memphis, Ägypten|San Jose, Kalifornien|Santiago de Cuba|La Paz, Mexiko|Salem|Victoria, Texas|Halifax, West Yorkshire`
  .trim()
  .split(/[|\n]/)
  .map((place) => place.trim())
