import type { Whitepaper } from "#shared/whitepaper.ts";
import { facts, listCommunityLinks, writePoolTerms } from "./facts.catalog.ts";

const pool = writePoolTerms("tr");

export const whitepaper: Whitepaper = {
  language: "tr",
  direction: "ltr",
  // "Kara kaplı defter": the black ledger of the proverb, in which every debt is written down.
  title: ["Kara kaplı", "defter"],
  label: "BAGZ teknik belgesi, Türkçe",
  lead: "BAGZ nedir, neyden yapılmıştır ve neyin sözünü vermez. Yedi bölüm, sis yok.",
  description:
    "BAGZ teknik belgesi Türkçe: vizyon, iki token, ekosistem, teknoloji, yol haritası ve riskler. Bölüm bölüm, PDF olarak da.",
  download: "PDF indir",
  contents: "İçindekiler",
  sections: [
    {
      id: "ozet",
      title: "Özet",
      paragraphs: [
        "BAGZ, Solana üzerinde iki token ile yürüyen, kötü adam temalı bir topluluk projesidir. Tokenlardan biri paya ve söze, öteki ödüle yarar. Aralarında bir atölye durur: meme, tweet, avatar, müzik ve her ay sıfırdan başlayan bir liderlik tablosu.",
        "Çoğu meme tokenı senden beklemeni ister. BAGZ bir şey yapmanı ister. Yapan puan toplar, ay sonunda önde olan ödülden payını alır. Mekanizmanın tamamı budur, bir fişe sığar.",
        "İki tokenda da vergi yüzde sıfırdır. Arz bellidir, kilit bellidir, lansmanın nasıl yapıldığı bellidir. Hepsi aşağıda, rakamıyla yazar.",
      ],
      facts: [
        {
          lines: [
            { label: "Token sayısı", value: "2" },
            { label: "Token başına arz", value: "1 milyar" },
            { label: "Vergi", value: "%0" },
            { label: "Parça", value: "40+" },
            { label: "Aylık ödül", value: facts.monthlyRewards },
          ],
        },
      ],
    },
    {
      id: "vizyon",
      title: "Vizyon",
      paragraphs: [
        "Her hikâyeye bir kötü adam gerekir ve kripto dünyası bu role hep yanlış oyuncuyu seçti. Biz ne istediğini söyleyen, işinin altına imza atan ve defterini açık bırakan kötü adamları yeğleriz.",
        "Kötü adam çağı bir tehdit değil, bir duruştur: düşüşte sakin, şakada hızlı, odadakilere sadık. Çantası ne kadar hafif olursa olsun, herkesin katılabileceği araçlar yaparız.",
        "Önce kültür, sonra fayda, sonra gerisi. Elden ele dolaşan bir meme, kimsenin açmadığı bir sunumdan daha çok işe yarar.",
      ],
      points: [
        { title: "Kültür uğruna", text: "Güzel olduğu için paylaşılan resim, söz ve müzik." },
        { title: "Kaos uğruna", text: "Kurulların değil, üyelerin başlattığı buluşmalar ve yarışmalar." },
        { title: "Halk uğruna", text: "Bir oturuşta okunan kurallar, herkese aynı koşullar." },
      ],
    },
    {
      id: "tokenomics",
      title: "Tokenomik",
      paragraphs: [
        "İki token, iki görev. Birincil token stake, yönetim ve ürün ödemesi içindir; likiditesi 12 ay kilitlenmiş, sahipliği yakılmıştır. Ödül tokenı adil lansmanla doğmuştur ve stake edenlere ödenir.",
        "Her birinin arzı 1 milyardır ve hiçbirinde alım satım vergisi yoktur. İkisi aynı adı taşır, adresleri farklıdır: almadan önce adresi siteden kopyala, harfi harfine karşılaştır.",
      ],
      facts: [
        {
          title: `${facts.primary} tokenı`,
          lines: [
            { label: "Sembol", value: facts.ticker },
            { label: "Zincir", value: facts.chain },
            { label: "Arz", value: "1 milyar" },
            { label: "Vergi", value: "%0" },
            { label: "Likidite", value: "12 ay kilitli" },
            { label: "Sahiplik", value: "Yakıldı" },
          ],
        },
        {
          title: `${facts.reward} tokenı`,
          lines: [
            { label: "Sembol", value: facts.ticker },
            { label: "Zincir", value: facts.chain },
            { label: "Arz", value: "1 milyar" },
            { label: "Vergi", value: "%0" },
            { label: "Lansman", value: "Adil lansman" },
            { label: "Görevi", value: "Stake ödülü" },
          ],
        },
      ],
      aside:
        "Bu belgedeki tarihler kuruluş planına aittir. Geçmiş bir tarih tek başına hiçbir şey kanıtlamaz: zincire kendin bak.",
    },
    {
      id: "ekosistem",
      title: "Ekosistem",
      paragraphs: [
        "Araçların hiçbiri cebindeki tokena bakmaz. Token tutmak yalnızca işi ne kadar umursadığını değiştirir.",
        "Puan emeğin ardından gelir. Biten meme, üretilen tweet, indirilen avatar ve paylaşılan meme sunucuda sayılır, günlük bir sınırla. Böylece sabırlı insan çalışkan betiği yener.",
      ],
      points: [
        {
          title: "Çift token stratejisi",
          text: "Biri tutulur, öteki kazanılır. Görevler karışmaz, defter sade kalır.",
        },
        {
          title: "NFT koleksiyonları",
          text: "20 kötü adam üç derecede: yaygın, nadir, efsanevi. Zincire çıkacakları gün duyurulur.",
        },
        { title: "Müzik platformu", text: "40'tan fazla parça, tek bir çalar. Sayfadan sayfaya susmaz." },
        { title: "Kaos araçları", text: "11 şablonlu meme fabrikası, üç tonda tweet üreteci, avatar makinesi." },
        { title: "Liderlik tablosu", text: "Aylık yarışmalarda 10K token. Ayın birinde herkes yeniden eşittir." },
        { title: "Ürünler", text: "Kapüşonlu, şapka, ceket. Gerekenden biraz fazla fermuarlı." },
      ],
      facts: [
        {
          title: "Puanlar",
          lines: [
            { label: "Meme yap", value: facts.memePoints },
            { label: "Tweet üret", value: facts.tweetPoints },
            { label: "Avatar indir", value: facts.avatarPoints },
            { label: "Meme paylaş", value: facts.sharePoints },
            { label: "Aylık yarışma", value: facts.monthlyRewards },
          ],
        },
        {
          title: "Genesis Villain Pool",
          lines: [
            { label: "Günlük", value: pool.daily },
            { label: "Kilit", value: `${facts.stakeDays} gün` },
            { label: "Toplam getiri", value: pool.total },
            { label: "En az", value: pool.minimum },
            { label: "Fonlanan ödül", value: facts.stakeFunded },
            { label: "Erken çekim", value: "Yok" },
          ],
        },
      ],
      aside:
        "Kuruluş planı 40'tan fazla parça ve üç ton saymıştı. Bu sürümün rafında 30 parça, üretecinde beş ton var.",
    },
    {
      id: "teknoloji",
      title: "Teknoloji",
      paragraphs: [
        "Site, düğmeden tabloya kadar tipleri belli tek bir kod tabanıdır. Dışarıdaki bir servis durduğunda çalışmayı sürdürür: fiyatlar yaşını söyler, araçlar sunucunun kendi bildiğine döner.",
        "Güvenlik burada bilerek sıkıcıdır. Oturumlar betiklerin okuyamadığı çerezlerde durur, her form sunucuda denetlenir, her sınır pazarlık edilemeyecek yerde sayılır.",
      ],
      facts: [
        {
          lines: [
            { label: "Arayüz", value: "React, TypeScript" },
            { label: "Derleme", value: "Vite" },
            { label: "Bileşenler", value: "Radix UI" },
            { label: "Sunucu", value: "Fastify, TypeScript" },
            { label: "Veri", value: "PostgreSQL" },
            { label: "Ondalık basamak", value: facts.decimals },
          ],
        },
      ],
    },
    {
      id: "yol-haritasi",
      title: "Yol haritası",
      paragraphs: ["Üç aşama, başta yazıldığı gibi. Bir plan sözdür, kehanet değil."],
      phases: [
        {
          name: "1. aşama",
          title: "Doğuş",
          when: "2025, 1. çeyrek",
          items: ["Token lansmanı ve likidite", "Temel platform", "Topluluğun kurulması", "NFT duyurusu"],
        },
        {
          name: "2. aşama",
          title: "Büyüme",
          when: "2025, 2. çeyrek",
          items: [
            "Stake ve ödüller",
            "Gelişmiş kaos araçları",
            "Müzik platformu ve sanatçı ortaklıkları",
            "Ürün mağazası",
          ],
        },
        {
          name: "3. aşama",
          title: "Egemenlik",
          when: "2025, 3. ve 4. çeyrek",
          items: ["Küresel genişleme", "Büyük borsalarda listeleme", "Kurumsal ortaklıklar", "Metaverse entegrasyonu"],
        },
      ],
      aside:
        "Bu yılın planı, çeyrek çeyrek, sitenin yol haritası sayfasındadır. İkisi ayrıldığında yeni olan o sayfadır.",
    },
    {
      id: "topluluk",
      title: "Topluluk",
      paragraphs: [
        "Projenin merkezi yoktur. Uyumayan bir sohbeti ve kötü adamların kötü adamlara sattığı bir pazarı vardır. Gir, kuralları oku, bir şey yap.",
        "Topluluktan hiç kimse anahtarını, kurtarma sözcüklerini ya da para göndermeni istemek için sana ilk yazan olmaz. Yazan bizden değildir.",
      ],
      points: [
        { title: "Etkinliklere erken giriş", text: "Kapı üyelere önce açılır." },
        { title: "NFT dağıtımları", text: "Koleksiyonlardan topluluğa ayrılan pay." },
        { title: "Yönetim oyu", text: "Yön, tokenı tutanlarla birlikte seçilir." },
        { title: "Stake ödülleri", text: "Kilitleyen, ödül tokenıyla kazanır." },
        { title: "VIP sohbet kanalları", text: "Daha az gürültü, daha çok plan." },
        { title: "Ürün indirimleri", text: "Fermuar başına değil, üyeye göre." },
        { title: "Sanatçı ortaklıkları", text: "Müzik ve resimde birlikte imza." },
        { title: "Eğitim içerikleri", text: "Cüzdanı da dolandırıcıyı da tanımak için." },
      ],
      facts: [
        {
          lines: listCommunityLinks({
            official: "X, resmî hesap",
            community: "X, topluluk",
            videos: "Videolar",
            photos: "Fotoğraflar",
            chat: "Sohbet",
            website: "Web sitesi",
          }),
        },
      ],
    },
  ],
  disclaimer: {
    title: "Risk uyarısı",
    paragraphs: [
      `Kripto varlıklar sert dalgalanır. ${facts.ticker} eğlence amaçlı, deneysel bir meme tokenıdır; değer ya da getiri garantisi yoktur. Koyduğunun tamamını kaybedebilirsin.`,
      "Bu belgedeki hiçbir şey yatırım tavsiyesi değildir. Yalnızca kaybetmeyi göze alabildiğin kadarını koy. 18 yaşından küçükler için değildir.",
    ],
  },
};
