/**
 * The first guesses of an attacker, in lower case: passwords common everywhere, passwords common in Poland, and our own
 * name. We wrote the list from general knowledge; with the endings and spellings of `common-password.ts` it covers many
 * thousands.
 */
export const COMMON_WORDS = `
password passwort passwd pass haslo hasło hasełko mojehaslo mojehasło tajne tajnehaslo sekret secret admin administrator root
user username guest test tester testing login logowanie welcome witaj witam letmein changeme zmienmnie default master manager
system server computer komputer laptop internet network google facebook instagram youtube twitter netflix spotify amazon
microsoft windows apple iphone android samsung nokia sony xbox playstation nintendo pokemon minecraft roblox fortnite wiedzmin
qwerty qwertyuiop qwertyui qwert qwer qwertz qwertzuiop azerty azertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn
zxcvbnm poiuytrewq rewq lkjhgfdsa mnbvcxz qazwsx qazwsxedc wsxedc zaqwsx zaq edcrfv qweasd qweasdzxc asdzxc qwe asd zxc wsx abc
abcd abcde abcdef abcdefg abcdefgh alphabet alfabet iloveyou loveyou lovely lover loveme love kocham kochamcie kochamcię
kochanie kotek kotku kicia kicius misiek misiu misio misiaczek zabka żabka zabcia skarbie skarb slonko słonko sloneczko
słoneczko serduszko serce milosc miłość buziaczek buziak piesek pieseczek szczescie szczęście nadzieja polska poland polak
warszawa krakow kraków gdansk gdańsk wroclaw wrocław poznan poznań lodz łódź szczecin katowice lublin bialystok białystok gdynia
legia lech wisla wisła widzew gornik górnik ruchchorzow pogon lechia cracovia barcelona realmadryt realmadrid chelsea arsenal
liverpool manchester juventus football pilkanozna siatkowka koszykowka baseball basketball hockey soccer monkey dragon tiger
tygrys lion eagle orzel falcon panther bear wolf wilk fox horse butterfly motyl motylek spider shark dolphin delfin chicken
kurczak kaczka cookie ciastko banana banan truskawka malina wisnia orange lemon cherry chocolate czekolada coffee kawa herbata
piwo wodka pizza butter cheese pepper ginger sunshine sunflower rainbow summer winter spring autumn lato wiosna jesien zima
january february march april june july august september october november december styczen luty marzec kwiecien czerwiec lipiec
sierpien wrzesien pazdziernik listopad grudzien monday friday sunday piatek sobota niedziela flower kwiatek kwiatuszek stokrotka
rose roza różyczka star gwiazda gwiazdka moon ksiezyc heaven angel aniol aniolek aniołek devil diabel princess ksiezniczka
królewna krolewna prince queen king krol jesus jezus maryja bozena god bog superman batman spiderman ironman joker shadow ninja
samurai warrior hunter killer phantom ghost wizard merlin gandalf starwars matrix mustang ferrari porsche mercedes bmw audi
toyota corvette harley yamaha honda michael jordan jackson michelle jennifer jessica ashley amanda nicole daniel david james
robert joseph thomas andrew joshua matthew anthony charlie george william alexander alexandra samantha elizabeth victoria maggie
sophie hannah olivia charlotte ania anna aneta asia joanna basia barbara beata kasia katarzyna karolina kinga magda magdalena
malgosia małgosia malgorzata marta marysia maria monika natalia aleksandra patrycja paulina sylwia agnieszka agata ewa ewelina
dominika dorota gosia iwona justyna klaudia wiktoria zuzia zuzanna zosia julia julka lena maja adam adrian andrzej artur bartek
bartosz damian darek dawid dominik filip grzegorz grzesiek hubert jacek jakub kuba jan janek jarek kamil karol krystian krzysiek
krzysztof lukasz łukasz maciek maciej marcin marek mariusz mateusz michal michał mikolaj mikołaj norbert oskar patryk pawel
paweł piotr piotrek przemek radek rafal rafał sebastian sebek slawek stas szymon tomasz tomek wojtek wojciech zbyszek zbigniew
mama tata mamusia tatus tatuś babcia dziadek rodzina family mother father sister brother baby bobas corka córka synek friend
friends przyjaciel freedom wolnosc wolność forever always never whatever nothing something hello hej czesc cześć siema dupa
kurwa chuj cipa gowno gówno jebac fuck fuckyou fuckoff asshole bitch sex sexy pussy trustno lol lolek xxx money pieniadze
business biznes praca work school szkola szkoła student access public private office phone telefon mobile camera picture music
muzyka guitar gitara metallica nirvana slipknot eminem diet dieta dietetyk fit fitness gym silownia siłownia zdrowie health
jedzenie obiad sniadanie kolacja przepis kuchnia dayplate dayplan plate talerz qaz aga ola maj
`
