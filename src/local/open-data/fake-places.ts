/**
 * A dozen places by hand, for the fakes of the open services. Names are those of real places, which our atlas does not
 * hold; the sights are theirs in the rough, and hours, positions and numbers are made up.
 *
 * A line with "=" opens a place: names (local/en/de) | country | region | type | lat,lon | OpenStreetMap id | importance.
 * Then its sights and tables: name[/en/de] | tags | km north, km east of the middle | Wikidata's number, sitelinks, picture.
 */
export const FAKE_PLACES = `
=Herrnhut|de|Saxony|town|51.0160,14.7430|r3812345|0.46
Zinzendorfschloss/Zinzendorf Palace/Zinzendorf-Schloss|historic=manor;opening_hours=Mo-Fr 10:00-16:00|0.2,0.3|Q900001,6,Zinzendorf palace.jpg
Völkerkundemuseum Herrnhut/Museum of Ethnology/Völkerkundemuseum|tourism=museum;opening_hours=Tu-Su 09:00-17:00;fee=yes|0.1,0.1|Q900002,9,Museum Herrnhut.jpg
Heimatmuseum|tourism=museum;opening_hours=Tu-Fr 09:00-12:00,13:00-17:00; Sa,Su 10:00-17:00|0.0,0.2|
Kirchensaal|amenity=place_of_worship;religion=christian;wikidata=Q900003|0.05,0.0|Q900003,4,
Gottesacker/God's Acre/Gottesacker|tourism=attraction;historic=memorial|0.5,0.4|Q900004,7,Gottesacker Herrnhut.jpg
Altan auf dem Hutberg/Hutberg lookout/Altan auf dem Hutberg|tourism=viewpoint|0.8,0.5|Q900005,3,
Sternemanufaktur/Star workshop/Sternemanufaktur|tourism=attraction;opening_hours=Mo-Sa 09:00-18:00|-0.6,0.2|Q900006,12,Herrnhuter Stern.svg
Herrschaftsgarten|leisure=garden|0.3,-0.2|
Skulpturenpfad|tourism=attraction|1.4,1.1|
Schloss Hainewalde/Hainewalde Palace/Schloss Hainewalde|historic=castle|-8.2,2.1|Q900007,5,
Petersbach-Café|amenity=cafe;opening_hours=Tu-Su 11:00-18:00;cuisine=cake|0.1,-0.1|
Zum Hutberg|amenity=restaurant;opening_hours=Mo-Su 11:30-22:00;cuisine=regional|0.4,0.3|
Brüdergasse 3|amenity=restaurant;opening_hours=We-Su 11:00-21:30;cuisine=german;diet:vegetarian=yes|-0.1,0.1|

=Zittau|de|Saxony|town|50.8960,14.8070|r3812346|0.52
Großes Zittauer Fastentuch/Great Lenten Veil/Großes Fastentuch|tourism=museum;opening_hours=Tu-Su 10:00-17:00;fee=yes|0.2,0.4|Q900011,11,Fastentuch.jpg
Kulturhistorisches Museum|tourism=museum;opening_hours=Tu-Su 10:00-17:00|0.3,0.2|Q900012,5,
Rathaus Zittau/Town Hall/Rathaus|tourism=attraction|0.0,0.1|Q900013,6,
Johanniskirche/St John's Church/Johanniskirche|amenity=place_of_worship;religion=christian;wikidata=Q900014;opening_hours=Apr-Oct 10:00-18:00; Nov-Mar 10:00-16:00|0.1,0.0|Q900014,8,Johanniskirche.jpg
Salzhaus/Salt House/Salzhaus|tourism=attraction|-0.1,-0.1|Q900015,4,
Blumenuhr/Flower clock/Blumenuhr|tourism=attraction|0.3,0.5|
Fleischerbastei|historic=ruins|-0.3,0.3|
Tierpark Zittau/Zittau Zoo/Tierpark Zittau|tourism=zoo;opening_hours=09:00-17:00;fee=yes|1.1,0.9|Q900016,4,
Burgruine Oybin/Oybin ruins/Burgruine Oybin|historic=ruins;tourism=attraction|-6.2,-3.0|Q900017,16,Oybin.jpg
Olbersdorfer See|natural=beach|-1.1,-2.0|
Weberkirche|amenity=place_of_worship;wikidata=Q900018|-0.2,0.5|Q900018,2,
Dornspachhaus|amenity=restaurant;opening_hours=Tu-Su 11:30-14:30,17:30-22:00;cuisine=regional|0.1,0.2|
Savi|amenity=cafe;opening_hours=Mo-Su 09:00-20:00|0.0,0.0|
Seeger Schänke|amenity=pub;opening_hours=Mo-Sa 11:00-23:00|-0.1,0.2|

=Kazimierz Dolny|pl|Lublin Voivodeship|town|51.3220,21.9470|r3812347|0.50
Zamek w Kazimierzu Dolnym/Castle ruins/Burgruine|historic=ruins;opening_hours=10:00-18:00;fee=yes;tourism=attraction|0.4,0.5|Q900021,9,Zamek Kazimierz.jpg
Góra Trzech Krzyży/Hill of the Three Crosses/Berg der drei Kreuze|tourism=viewpoint|0.2,0.3|Q900022,5,
Rynek/Market Square/Marktplatz|place=square|0.0,0.0|Q900023,3,
Kościół farny św. Jana Chrzciciela/Parish Church/Pfarrkirche|amenity=place_of_worship;religion=christian;wikidata=Q900024|0.1,0.2|Q900024,6,
Kamienica Celejowska/Celej House/Celej-Haus|tourism=museum;opening_hours=Tu-Su 10:00-17:00|-0.1,-0.1|Q900025,4,
Korzeniowy Dół/Root Gorge/Wurzelschlucht|natural=gorge|-0.5,1.7|Q900026,3,Korzeniowy.jpg
Synagoga|tourism=museum;opening_hours=Mo-Su 10:00-18:00|0.1,-0.2|Q900027,4,
Muzeum Przyrodnicze/Museum of Nature/Naturkundemuseum|tourism=museum|-0.3,-0.7|
Albrechtówka|tourism=viewpoint|-1.4,-1.8|
Spichlerz Króla|historic=monument|-0.2,-0.6|
Zielona Tawerna|amenity=restaurant;opening_hours=Mo-Su 12:00-22:00;cuisine=polish|0.1,0.1|
Piekarnia Sarzyński|amenity=cafe;opening_hours=Mo-Su 08:00-19:00|0.0,0.1|

=Piódão|pt|Coimbra|village|40.2290,-7.8260|r3812348|0.41
Igreja Matriz de Nossa Senhora da Conceição/Church of Our Lady/Pfarrkirche|amenity=place_of_worship;wikidata=Q900031|0.0,0.0|Q900031,4,Piodao church.jpg
Núcleo Museológico do Piódão/Village Museum/Dorfmuseum|tourism=museum;opening_hours=Tu-Su 10:00-13:00,14:00-18:00|0.05,0.05|
Fraga da Pena|waterway=waterfall|4.2,-6.1|Q900033,3,Fraga da Pena.jpg
Mata da Margaraça|leisure=nature_reserve|3.4,-7.8|Q900034,2,
Foz d'Égua|natural=beach;tourism=attraction|0.9,-1.4|Q900035,3,
Capela de São Pedro|historic=church|0.1,0.1|
Miradouro do Piódão|tourism=viewpoint|-0.4,0.6|
Chãs d'Égua|tourism=attraction;historic=archaeological_site|1.8,-0.5|
Forno Comunitário|tourism=attraction|0.1,-0.1|
O Fontinha|amenity=restaurant;opening_hours=Mo-Su 12:00-15:00,19:00-22:00|0.0,0.1|

=Giethoorn|nl|Overijssel|village|52.7400,6.0780|r3812349|0.49
Museum Giethoorn 't Olde Maat Uus|tourism=museum;opening_hours=Mo-Su 11:00-17:00;fee=yes|0.1,0.1|Q900041,4,Olde Maat.jpg
De Oude Aarde/Museum of Stones/Steinmuseum|tourism=museum;opening_hours=Mar-Oct 10:00-18:00; Nov-Feb 10:00-17:00|0.2,0.0|
Bovenwijde|natural=beach|0.4,1.5|Q900043,2,
Doopsgezinde kerk/Mennonite Church/Mennonitenkirche|amenity=place_of_worship;wikidata=Q900044|0.0,0.1|Q900044,2,
Nationaal Park Weerribben-Wieden/Weerribben-Wieden/Nationalpark Weerribben-Wieden|leisure=nature_reserve;tourism=attraction|1.9,-2.5|Q900045,14,Weerribben.jpg
Dorpsgracht/Village Canal/Dorfgraben|tourism=attraction|0.0,0.0|
Schelpengalerie Gloria Maris/Shell Gallery/Muschelgalerie|tourism=gallery;opening_hours=10:00-17:00|0.3,-0.1|
Molenmuseum|man_made=windmill;wikidata=Q900046|-3.0,1.0|Q900046,3,
Uitkijktoren Woldlakebos|man_made=tower;wikidata=Q900047|3.8,-4.2|Q900047,1,
De Lindenhof|amenity=restaurant;opening_hours=Th-Mo 12:00-22:00|0.3,0.1|
Fanfare|amenity=cafe;opening_hours=Mo-Su 10:00-21:00|0.0,0.1|

=白川村/Shirakawa/Shirakawa|jp|Gifu Prefecture|village|36.2570,136.9060|r3812350|0.48
和田家/Wada House/Haus Wada|tourism=museum;opening_hours=09:00-17:00;fee=yes|0.3,0.1|Q900051,6,Wada house.jpg
荻町城跡展望台/Ogimachi Lookout/Aussichtspunkt Ogimachi|tourism=viewpoint|0.7,0.3|Q900052,4,
明善寺/Myozenji Temple/Tempel Myōzen-ji|amenity=place_of_worship;religion=buddhist;wikidata=Q900053|0.1,0.0|Q900053,3,
白川八幡神社|amenity=place_of_worship;religion=shinto;wikidata=Q900054;name:ja-Latn=Shirakawa Hachiman|-0.3,0.0|Q900054,2,
野外博物館 合掌造り民家園/Open-air Museum/Freilichtmuseum|tourism=museum;opening_hours=Fr-We 09:00-16:00|-0.2,-0.4|Q900055,3,
であい橋/Deai Bridge/Deai-Brücke|historic=bridge|-0.1,-0.3|
神田家/Kanda House/Haus Kanda|tourism=museum;opening_hours=Th-Tu 09:00-17:00|0.2,0.1|
白水の滝/Shiramizu Falls/Shiramizu-Wasserfall|waterway=waterfall|-11.0,-3.5|Q900056,2,
長瀬家/Nagase House/Haus Nagase|tourism=museum|0.15,0.05|
お食事処 いろり/Irori/Irori|amenity=restaurant;opening_hours=10:00-15:00|0.1,0.1|

=Telč|cz|Vysočina Region|town|49.1840,15.4530|r3812351|0.50
Zámek Telč/Telč Château/Schloss Telč|historic=castle;tourism=attraction;heritage=1;opening_hours=Apr-Oct Tu-Su 10:00-16:00;fee=yes|0.1,-0.1|Q900061,15,Telc chateau.jpg
náměstí Zachariáše z Hradce/Zachariáš Square/Zacharias-Platz|place=square;heritage=1|0.0,0.0|Q900062,7,Telc square.jpg
Věž kostela svatého Ducha/Tower of the Holy Ghost/Heiliggeistturm|historic=tower;opening_hours=Jun-Sep 10:00-18:00|0.0,0.1|
Kostel Jména Ježíš/Jesuit Church/Jesuitenkirche|amenity=place_of_worship;wikidata=Q900063|0.05,-0.05|Q900063,3,
Telčský dům/Telč House/Telčer Haus|tourism=museum;opening_hours=10:00-17:00|0.0,0.05|
Zámecký park/Castle Park/Schlosspark|leisure=park|0.3,-0.3|
Oslednice|tourism=viewpoint|1.4,1.2|
Podzemí Telč/Telč Underground/Unterirdisches Telč|tourism=attraction;opening_hours=Mo-Su 09:00-18:00|0.0,0.02|
Muzeum techniky Telč/Museum of Technology/Technikmuseum|tourism=museum;opening_hours=10:00-17:00|0.4,0.6|
Švejk|amenity=restaurant;opening_hours=Mo-Su 10:00-22:00;cuisine=czech|0.0,0.0|
Haas|amenity=cafe;opening_hours=Mo-Su 09:00-19:00|0.02,0.02|

=Hooge/Hooge/Hallig Hooge|de|Schleswig-Holstein|island|54.5690,8.5480|r3812352|0.42
Königspesel|tourism=museum;opening_hours=Apr-Oct 10:00-17:00|0.2,0.1|Q900071,3,Koenigspesel.jpg
Halligkirche St. Johannis|amenity=place_of_worship;wikidata=Q900072|0.1,0.8|Q900072,2,

=Görlitz|de|Saxony|city|51.1560,14.9910|r3812400|0.55
Untermarkt|place=square|0.02,0.0|Q900201,8,Untermarkt Görlitz.jpg
Peterskirche mit Sonnenorgel|amenity=place_of_worship|0.22,0.17|Q900202,14,Peterskirche Görlitz.jpg
Heiliges Grab|historic=church|0.95,-0.2|Q900203,9,Heiliges Grab.jpg
Schlesisches Museum im Schönhof|tourism=museum;opening_hours=Mo,We-Su 10:00-17:00|-0.03,-0.05|Q900204,7,Schoenhof.jpg

=Altenau|de|Lower Saxony|village|51.8030,10.4440|r3812353|0.38
Kräuterpark|tourism=attraction|0.1,0.1|

=Altenau|de|Brandenburg|village|51.5410,13.1440|r3812354|0.35
Dorfkirche|amenity=place_of_worship;wikidata=Q900081|0.1,0.1|Q900081,1,

=Kromlau|de|Saxony|village|51.5320,14.6350|r3812355|0.40
Rakotzbrücke/Devil's Bridge/Rakotzbrücke|historic=bridge;tourism=attraction|0.2,-0.5|Q900091,18,Rakotzbruecke.jpg
Kromlauer Park/Azalea Park/Rhododendronpark|leisure=park;tourism=attraction|0.1,-0.3|Q900092,6,
Schloss Kromlau|historic=manor|0.0,0.1|Q900093,3,
Kavaliershaus|tourism=museum;opening_hours=Mo-Su 10:00-16:00|0.1,0.1|
Himmel und Hölle|tourism=attraction|0.3,-0.4|
Muskauer Park/Muskau Park/Muskauer Park|leisure=park;heritage=1|1.5,6.2|Q900094,21,Muskau.jpg
Neues Schloss Bad Muskau|historic=castle;opening_hours=Mo-Su 10:00-18:00|1.9,6.0|Q900095,10,
Waldeisenbahn|tourism=attraction|0.6,1.2|
Aussichtsturm am Felixsee|tourism=viewpoint;fee=yes|6.6,1.8|
Findlingspark Nochten|leisure=garden;opening_hours=Mar-Oct 10:00-18:00|-12.0,-4.1|Q900096,5,
Schlosscafé|amenity=cafe;opening_hours=Tu-Su 11:00-18:00|0.0,0.1|
Zum Rakotz|amenity=restaurant;opening_hours=Mo-Su 11:00-21:00;cuisine=german|0.2,0.0|

=Slavonice|cz|South Bohemian Region|town|48.9970,15.3510|r3812356|0.44
Náměstí Míru|place=square|0.0,0.0|Q900101,2,
Městská věž/Town Tower/Stadtturm|historic=tower;opening_hours=Jun-Sep 09:00-17:00|0.05,0.0|Q900102,2,
Podzemní chodby/Underground Passages/Unterirdische Gänge|tourism=attraction;opening_hours=Mo-Su 09:00-17:00|0.0,0.05|
Jemnická brána|historic=city_gate|0.1,0.2|
Městské muzeum/Town Museum/Stadtmuseum|tourism=museum;opening_hours=Tu-Su 09:00-12:00,13:00-17:00|0.0,-0.05|
Kostel Nanebevzetí Panny Marie|amenity=place_of_worship;wikidata=Q900103|0.05,-0.05|Q900103,2,
Landštejn|historic=castle;tourism=attraction;opening_hours=Apr-Oct Tu-Su 10:00-17:00|5.0,-9.5|Q900104,9,Landstejn.jpg
Graselova sluj|natural=cave_entrance|2.2,-2.7|
Evangelická modlitebna|tourism=attraction|0.0,0.03|
Besídka|amenity=restaurant;opening_hours=Mo-Su 11:00-22:00;cuisine=czech|0.02,0.02|
`
