const answer = await fetch('https://api.scales.example/v1/weigh');
